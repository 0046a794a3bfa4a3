//! All variations of a record at once against each of them alone.

use std::collections::BTreeMap;

use tengen::rules::Ruleset;
use tengen::sgf::{GameRecord, NodeId, Scope, WrongMove, read};

struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005) + 1;
        usize::try_from(self.0 >> 33).unwrap() % limit
    }

    /// A node: mostly a move, and any move at all; now and then stones, or the turn.
    fn node(&mut self, turn: &mut char) -> String {
        let points = ["aa", "ab", "ba", "bb", "ca", "cb", "ac", "bc", "cc"];
        let point = points[self.below(points.len())];
        let color = *turn;
        *turn = if color == 'B' { 'W' } else { 'B' };
        match self.below(20) {
            0 => format!(";AB[{point}]PL[{color}]"),
            1 => format!(";AE[aa:bb]AW[{point}]PL[{color}]"),
            2 => format!(";PL[{color}]C[turn]"),
            3..=7 => format!(";{color}[]"),
            // The same side again.
            8 => format!(";{turn}[{point}]"),
            _ => format!(";{color}[{point}]"),
        }
    }
}

fn parse(text: &str) -> GameRecord {
    read(text.as_bytes()).records.pop().unwrap()
}

fn findings(record: &GameRecord, rules: Ruleset) -> (Vec<(NodeId, usize, WrongMove, bool)>, usize) {
    let replayed = record.replay(rules, Scope::Everything);
    let found = replayed.findings.into_iter();
    let found = found.map(|found| (found.node, found.number, found.wrong, found.stops));
    (found.collect(), replayed.moves)
}

#[test]
fn variations_replayed_together_are_as_each_alone() {
    let mut random = Random(42);
    let mut named = 0;
    for number in 0..300 {
        // Each node after a random earlier one.
        let mut nodes = vec![(None, ";SZ[3]PL[B]".to_owned(), 'B')];
        for _ in 0..60 {
            let last = nodes.len() - 1;
            let parent = if random.below(4) > 0 {
                last
            } else {
                random.below(nodes.len())
            };
            let mut turn = nodes[parent].2;
            let text = random.node(&mut turn);
            nodes.push((Some(parent), text, turn));
        }
        let mut children: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (index, (parent, ..)) in nodes.iter().enumerate().skip(1) {
            children.entry(parent.unwrap()).or_default().push(index);
        }
        let mut order = Vec::new();
        let text = tree_text(0, &nodes, &children, &mut order);
        let all = parse(&format!("({text})"));
        let rules = Ruleset::PRESETS[number % Ruleset::PRESETS.len()];
        let (together, _) = findings(&all, rules);
        named += together.len();
        for leaf in (0..nodes.len()).filter(|index| !children.contains_key(index)) {
            let mut path = vec![leaf];
            while let Some(parent) = nodes[path[path.len() - 1]].0 {
                path.push(parent);
            }
            path.reverse();
            let line: String = path.iter().map(|&index| nodes[index].1.as_str()).collect();
            let alone = parse(&format!("({line})"));
            let ids: Vec<NodeId> = all.tree().ids().collect();
            let in_tree =
                |index: usize| ids[order.iter().position(|&other| other == index).unwrap()];
            let on_path: Vec<NodeId> = path.iter().map(|&index| in_tree(index)).collect();
            let (alone_found, _) = findings(&alone, rules);
            let alone_ids: Vec<NodeId> = alone.tree().ids().collect();
            let expected: Vec<_> = (alone_found.into_iter())
                .map(|(node, number, wrong, stops)| {
                    let at = alone_ids.iter().position(|&id| id == node).unwrap();
                    (on_path[at], number, wrong, stops)
                })
                .collect();
            let mut found = together.clone();
            found.retain(|(node, ..)| on_path.contains(node));
            assert_eq!(found, expected, "{text}\n{line}");
        }
    }
    assert!(named > 1000, "{named}");
}

/// The tree as text, and its nodes in the order of the text.
fn tree_text(
    at: usize,
    nodes: &[(Option<usize>, String, char)],
    children: &BTreeMap<usize, Vec<usize>>,
    order: &mut Vec<usize>,
) -> String {
    order.push(at);
    let mut text = nodes[at].1.clone();
    match children.get(&at).map(Vec::as_slice) {
        None => {}
        Some([only]) => text += &tree_text(*only, nodes, children, order),
        Some(many) => {
            for child in many {
                text += &format!("({})", tree_text(*child, nodes, children, order));
            }
        }
    }
    text
}
