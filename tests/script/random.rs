//! Changes at random, the same in each run.

use std::panic::{AssertUnwindSafe, catch_unwind};

use tengen::lesson::{Script, ScriptError, Yaml};

use super::{comments, lessons, map, script, text};

/// A source of numbers that is the same in each run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % sides
    }

    fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.roll(of.len())]
    }

    fn value(&mut self, depth: usize) -> Yaml {
        const WORDS: [&str; 14] = [
            "C8", "any", "W pass", "8", "no", "# x", "a: b", "", "é囲", "- x", "x y", "[", "\n",
            " z",
        ];
        match self.roll(if depth < 3 { 8 } else { 5 }) {
            0 => Yaml::Int(self.roll(100) as i64 - 50),
            1 => Yaml::Float(self.roll(100) as f64 / 4.0),
            2 => Yaml::Bool(self.roll(2) == 0),
            3 => Yaml::Diagram(
                [". X\n. O\n", "X", "", " x\ny", "\n\n", "a\n\nb", "a \n b"][self.roll(7)]
                    .to_owned(),
            ),
            4 => text(self.pick::<&str>(&WORDS)),
            5 => Yaml::List(
                (0..self.roll(30))
                    .map(|_| text(self.pick::<&str>(&WORDS)))
                    .collect(),
            ),
            6 => Yaml::List((0..self.roll(4)).map(|_| self.value(depth + 1)).collect()),
            _ => {
                let mut map: Vec<(String, Yaml)> = Vec::new();
                for _ in 0..self.roll(5) {
                    let key = (*self.pick(&WORDS)).to_owned();
                    if map.iter().all(|(other, _)| *other != key) {
                        map.push((key, self.value(depth + 1)));
                    }
                }
                Yaml::Map(map)
            }
        }
    }

    /// A path that is there, or goes on from one that is.
    fn path(&mut self, top: &Yaml) -> Vec<String> {
        let mut path = Vec::new();
        let mut value = top;
        while let Yaml::Map(fields) = value {
            if fields.is_empty() || self.roll(4) == 0 {
                break;
            }
            let (key, next) = self.pick(fields);
            path.push(key.clone());
            value = next;
        }
        if self.roll(3) == 0 {
            path.push(
                (*self.pick(&["marks", "turn", "goal", "wrong", "size", "8", "x"])).to_owned(),
            );
        }
        path
    }
}

/// Many changes one after the other, so that each meets what the ones before have written.
#[test]
fn random_changes_are_made_whole_or_not_at_all() {
    let lessons = lessons();
    let mut dice = Dice(7);
    let (mut made, mut refused) = (0, 0);
    for round in 0..300 {
        let (id, text) = dice.pick(&lessons);
        let text = match round % 3 {
            0 => text.replace('\n', "\r\n"),
            1 => text.trim_end().to_owned(),
            _ => text.clone(),
        };
        let mut it = script(&text);
        for _ in 0..8 {
            let before = it.clone();
            let ids = it.step_ids();
            let step = dice.pick(&ids).clone();
            let top = (dice.roll(6) > 0).then_some(step.as_str());
            let path = dice.path(it.value(top, &[]).unwrap());
            let path: Vec<&str> = path.iter().map(String::as_str).collect();
            let value = dice.value(0);
            let action = dice.roll(8);
            let label = format!("{id} {top:?} {path:?} {action} {value:?}");
            let result = catch_unwind(AssertUnwindSafe(|| match action {
                0..4 => it.set(top, &path, value.clone()),
                4 => it.remove(top, &path),
                5 => it.move_step(&step, 2),
                6 => it.add_step(Some(&step), &format!("n{}", step.len()), ("free", map([]))),
                _ => it.remove_step(&step),
            }))
            .unwrap_or_else(|_| panic!("{label}\n{}", before.text()));
            match result {
                Ok(()) => {
                    made += 1;
                    let read = Script::new("x", it.text()).unwrap();
                    assert_eq!(read, it, "{label}");
                    if action < 4 {
                        assert!(
                            it.value(top, &path).unwrap().says_the_same(&value),
                            "{label}"
                        );
                        assert_eq!(before.step_ids(), it.step_ids());
                    }
                    if matches!(action, 0..=3 | 5 | 6) {
                        let kept = comments(it.text());
                        for comment in comments(before.text())
                            .into_iter()
                            .filter(|it| it.starts_with('#') && !it.contains("# x"))
                        {
                            assert!(kept.contains(&comment), "{label}: {comment}\n{}", it.text());
                        }
                    }
                }
                Err(error) => {
                    refused += 1;
                    assert_eq!(it, before);
                    let expected = matches!(
                        error,
                        ScriptError::Fixed(_)
                            | ScriptError::NotAMapping(_)
                            | ScriptError::StepExists(_)
                            | ScriptError::OnlyStep
                            | ScriptError::NoField(_)
                    );
                    assert!(expected, "{error:?} {label}\n{}", before.text());
                }
            }
        }
    }
    assert!(made > 1200, "{made} {refused}");
}

/// Files with signs lost, doubled or put in, which may still be YAML of some kind.
#[test]
fn damaged_files_are_changed_whole_or_not_at_all() {
    const SIGNS: [&str; 16] = [
        "\n", " ", "{", "}", "[", "]", ":", "#", "- ", "\"", "'", "&a ", "*a", "? ", "\r", ", ",
    ];
    let lessons = lessons();
    let mut dice = Dice(3);
    let mut made = 0;
    for _ in 0..3000 {
        let (id, text) = dice.pick(&lessons);
        let mut signs: Vec<char> = text.chars().collect();
        for _ in 0..=dice.roll(2) {
            let at = dice.roll(signs.len());
            match dice.roll(3) {
                0 => drop(signs.remove(at)),
                1 => signs.insert(at, signs[at]),
                _ => drop(signs.splice(at..at, dice.pick(&SIGNS).chars())),
            }
        }
        let text: String = signs.into_iter().collect();
        let Ok(mut it) = Script::new("x", text.as_str()) else {
            continue;
        };
        let ids = it.step_ids();
        if ids.is_empty() {
            continue;
        }
        let step = dice.pick(&ids).clone();
        let path = dice.path(it.value(Some(&step), &[]).unwrap());
        let path: Vec<&str> = path.iter().map(String::as_str).collect();
        let value = dice.value(1);
        let before = it.clone();
        let result = match dice.roll(5) {
            0 => it.remove(Some(&step), &path),
            1 => it.move_step(&step, -1),
            2 => it.remove_step(&step),
            3 => it.add_step(Some(&step), "new", ("free", map([]))),
            _ => it.set(Some(&step), &path, value),
        };
        match result {
            Ok(()) => {
                made += 1;
                assert_eq!(Script::new("x", it.text()).as_ref(), Ok(&it), "{id}");
            }
            Err(_) => assert_eq!(it, before),
        }
    }
    assert!(made > 300, "{made}");
}
