//! What a zip holds, read in memory. Zips come from strangers: nothing that they say of themselves is believed.

use std::io::Read as _;
use std::path::Path;

use flate2::bufread::DeflateDecoder;
use rawzip::{CompressionMethod, ZipArchive, ZipFileHeaderRecord, ZipSliceArchive};

use super::pack::{COURSE, Files, LESSONS, MAX_FACE_BYTES, PLAN, has_end, inside};
use crate::lesson::{MAX_FILE_BYTES, Problem};
use crate::locale::LOCK_NAME;

/// How much all files of a zip may hold together, in bytes.
const MAX_UNPACKED_BYTES: usize = 96 << 20;
/// How many files of a zip are looked at.
const MAX_FILES: usize = 4_000;

/// What a zip holds that can be of use, by its path below the folder that holds the plan or the course.
pub(super) fn unpack(path: &Path, bytes: &[u8]) -> Result<(Files, Vec<Problem>), String> {
    let archive = ZipArchive::from_slice(bytes).map_err(|_| "it is no folder and no zip")?;
    let (mut files, mut problems) = (Files::new(), Vec::new());
    let (mut count, mut held) = (0, 0);
    let mut all = archive.entries();
    loop {
        let entry = match all.next_entry() {
            Ok(Some(entry)) => entry,
            Ok(None) => break,
            Err(why) => return Err(format!("the zip is damaged: {why}")),
        };
        count += 1;
        if count > MAX_FILES {
            return Err(format!("it holds more than {MAX_FILES} files"));
        }
        let raw = entry.file_path();
        let name = String::from_utf8_lossy(raw.as_ref()).replace('\\', "/");
        let most = match name.rsplit('/').next() {
            Some(last) if has_end(last, &["yaml", "ftl"]) || last == LOCK_NAME => MAX_FILE_BYTES,
            Some(last) if has_end(last, &["otf", "ttf"]) => MAX_FACE_BYTES,
            _ => continue,
        };
        let left = MAX_UNPACKED_BYTES - held;
        let read = confined(&name, &entry).and_then(|()| inflate(&archive, &entry, most.min(left)));
        // What had to be inflated to be refused counts as well.
        held += read.as_ref().map_or(most.min(left), Vec::len);
        if held >= MAX_UNPACKED_BYTES {
            return Err(format!("it holds more than {MAX_UNPACKED_BYTES} bytes"));
        }
        match read {
            Ok(bytes) => {
                files.insert(name, bytes);
            }
            Err(why) => problems.push(Problem::of_file(
                &path.join(&name).display().to_string(),
                why,
                "pack the folder again, without this file or with a smaller one",
            )),
        }
    }
    // Whoever packs a folder packs its name, too.
    let roots = files.keys().filter(|name| {
        let last = name.rsplit('/').next();
        last == Some(PLAN) || last == Some(COURSE)
    });
    let root = roots.min_by_key(|name| name.matches('/').count());
    // Lessons in a folder of their own have their words beside it.
    let beside = |root: &str| {
        let outer = root.strip_suffix(LESSONS)?;
        (outer.is_empty() || outer.ends_with('/')).then(|| outer.trim_end_matches('/').to_owned())
    };
    let root = root.and_then(|name| name.rsplit_once('/'));
    let root = root.map(|(root, name)| match beside(root) {
        Some(outer) if name == COURSE => outer,
        _ => root.to_owned(),
    });
    if let Some(root) = root {
        let inner = files.into_iter();
        files = inner
            .filter_map(|(name, bytes)| Some((inside(&name, &root)?.to_owned(), bytes)))
            .collect();
    }
    Ok((files, problems))
}

/// Holds the name of a file in a zip to the zip.
fn confined(name: &str, entry: &ZipFileHeaderRecord<'_>) -> Result<(), String> {
    let leads_out =
        name.starts_with('/') || name.contains(':') || name.split('/').any(|part| part == "..");
    if leads_out {
        return Err("its name leads out of the zip".to_owned());
    }
    if entry.mode().is_symlink() {
        return Err("it is a link".to_owned());
    }
    Ok(())
}

/// The bytes of a file in a zip, if they are not too many: what the zip says of them is not believed.
fn inflate(
    archive: &ZipSliceArchive<&[u8]>,
    entry: &ZipFileHeaderRecord<'_>,
    most: usize,
) -> Result<Vec<u8>, String> {
    if entry.flags().is_encrypted() {
        return Err("it is encrypted".to_owned());
    }
    let damaged = |why: rawzip::Error| format!("it is damaged: {why}");
    let inner = archive.get_entry(entry.wayfinder()).map_err(damaged)?;
    let limit = most as u64 + 1;
    let mut bytes = Vec::new();
    let read = match entry.compression_method() {
        CompressionMethod::STORE => {
            let reader = inner.verifying_reader(inner.data());
            reader.take(limit).read_to_end(&mut bytes)
        }
        CompressionMethod::DEFLATE => {
            let reader = inner.verifying_reader(DeflateDecoder::new(inner.data()));
            reader.take(limit).read_to_end(&mut bytes)
        }
        _ => return Err("it is packed in a way that is not read; use the usual one".to_owned()),
    };
    if bytes.len() > most {
        return Err(format!("it holds more than {most} bytes"));
    }
    read.map_err(|why| format!("it is damaged: {why}"))?;
    Ok(bytes)
}
