//! Texts in the encodings that records have.

use encoding_rs::{BIG5, EUC_KR, Encoding, GB18030, GBK, SHIFT_JIS, UTF_8, WINDOWS_1252};
use tengen::sgf::{NodeId, Reading, read, write};

/// Texts with characters whose second byte is a backslash, a bracket or a brace in their encoding.
const TEXTS: [(&str, &Encoding, &str); 10] = [
    ("UTF-8", UTF_8, "碁を打つ 围棋 圍棋 바둑 ü"),
    ("utf8", UTF_8, "碁"),
    ("Shift_JIS", SHIFT_JIS, "表ソ能 ゾ構 碁盤"),
    ("SJIS", SHIFT_JIS, "十貼"),
    ("GB18030", GB18030, "围棋 㐂 € 乗"),
    ("gb2312", GBK, "围棋规则"),
    ("Big5", BIG5, "圍棋 功許蓋 育"),
    ("EUC-KR", EUC_KR, "바둑"),
    ("ISO-8859-1", WINDOWS_1252, "Größe"),
    ("iso8859_1", WINDOWS_1252, "déjà"),
];

fn comment(reading: &Reading) -> String {
    let tree = reading.records[0].tree();
    let last = tree.main_line().last().unwrap_or(NodeId::ROOT);
    tree.node(last).comment().unwrap()
}

#[test]
fn every_encoding_is_read_and_written_as_it_was() {
    for (label, encoding, text) in TEXTS {
        let record = format!("(;GM[1]FF[4]GN[{text}]CA[{label}]SZ[9]\n;B[ee]C[{text}])\n");
        let (bytes, _, lacking) = encoding.encode(&record);
        assert!(!lacking, "{label}");
        let reading = read(&bytes);
        assert_eq!(reading.problems, [], "{label}");
        assert_eq!(comment(&reading), text, "{label}");
        let root = reading.records[0].tree().node(NodeId::ROOT);
        assert_eq!(root.value("GN").unwrap().simple_text(), text, "{label}");
        let written = write(&reading.records);
        assert_eq!(written, bytes.as_ref(), "{label}");
    }
}

#[test]
fn without_ca_a_file_is_utf_8_or_else_latin_1() {
    let utf_8 = read("(;SZ[9];B[ee]C[Größe 碁])".as_bytes());
    assert_eq!(comment(&utf_8), "Größe 碁");
    let latin = read(b"(;SZ[9];B[ee]C[Gr\xf6\xdfe])");
    assert_eq!(comment(&latin), "Größe");
    assert_eq!(latin.records[0].charset().name(), "ISO-8859-1");
    for reading in [utf_8, latin] {
        assert_eq!(reading.problems, []);
        assert_eq!(read(&write(&reading.records)).records, reading.records);
    }
}

#[test]
fn a_byte_order_mark_goes_before_ca() {
    let marked = read("\u{feff}(;CA[Big5]SZ[9];B[ee]C[碁])".as_bytes());
    assert_eq!(comment(&marked), "碁");
    let record = "\u{feff}(;SZ[9];B[ee]C[碁])";
    let utf_16: Vec<u8> = record.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let wide = read(&utf_16);
    assert_eq!(comment(&wide), "碁");
    let again = read(&write(&wide.records));
    assert_eq!(comment(&again), "碁");
}

#[test]
fn a_name_that_lies_is_mended_when_the_record_is_written() {
    let wrong = read("(;CA[Shift_JIS]SZ[9];B[ee]C[圍棋 碁盤 漢字])".as_bytes());
    assert_eq!(wrong.problems.len(), 1, "{:?}", wrong.problems);
    let written = String::from_utf8(write(&wrong.records)).unwrap();
    assert!(written.contains("CA[UTF-8]"), "{written}");
    assert_eq!(comment(&read(written.as_bytes())), "圍棋 碁盤 漢字");
    // Records of two encodings in one file cannot both keep theirs.
    let mut records = read(b"(;CA[ISO-8859-1]SZ[9];B[ee]C[caf\xe9])").records;
    let (korean, ..) = EUC_KR.encode("(;CA[EUC-KR]SZ[9];B[ee]C[바둑])");
    records.extend(read(&korean).records);
    let both = read(&write(&records));
    assert_eq!(both.problems, []);
    assert_eq!(both.records.len(), 2);
    assert_eq!(comment(&both), "café");
}

#[test]
fn a_name_inside_a_text_is_none() {
    let reading = read("(;SZ[9]GC[write CA[Big5\\] here]CA[UTF-8];B[ee]C[碁])".as_bytes());
    assert_eq!(comment(&reading), "碁");
    assert_eq!(reading.problems, []);
}
