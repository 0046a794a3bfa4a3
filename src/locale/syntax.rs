//! Walking through the syntax tree of messages: what a pattern refers to, and whether it can be resolved.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Term,
    VariantKey,
};

/// The most values that Fluent fills into one text, references and all. It gives up at the next one.
pub(super) const MAX_PLACEABLES: usize = 100;

/// Something that a pattern names.
#[derive(Clone, Copy, Debug)]
pub(super) enum Reference<'a> {
    /// `$name`.
    Variable(&'a str),
    /// `name` or `name.attribute`.
    Message(&'a str, Option<&'a str>),
    /// `-name`, and what is handed to it.
    Term(&'a str, Option<&'a str>, Option<&'a CallArguments<&'a str>>),
    /// `NAME(…)`.
    Function(&'a str, &'a CallArguments<&'a str>),
}

/// Shows every reference of a pattern, in all variants, in the order of the text.
pub(super) fn visit_pattern<'a>(
    pattern: &'a Pattern<&'a str>,
    visit: &mut dyn FnMut(Reference<'a>),
) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            visit_expression(expression, visit);
        }
    }
}

fn visit_expression<'a>(expression: &'a Expression<&'a str>, visit: &mut dyn FnMut(Reference<'a>)) {
    match expression {
        Expression::Inline(inline) => visit_inline(inline, visit),
        Expression::Select { selector, variants } => {
            visit_inline(selector, visit);
            for variant in variants {
                visit_pattern(&variant.value, visit);
            }
        }
    }
}

pub(super) fn visit_inline<'a>(
    inline: &'a InlineExpression<&'a str>,
    visit: &mut dyn FnMut(Reference<'a>),
) {
    match inline {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::VariableReference { id } => visit(Reference::Variable(id.name)),
        InlineExpression::MessageReference { id, attribute } => {
            visit(Reference::Message(
                id.name,
                attribute.as_ref().map(|attribute| attribute.name),
            ));
        }
        InlineExpression::TermReference {
            id,
            attribute,
            arguments,
        } => {
            let attribute = attribute.as_ref().map(|attribute| attribute.name);
            visit(Reference::Term(id.name, attribute, arguments.as_ref()));
            if let Some(arguments) = arguments {
                visit_arguments(arguments, visit);
            }
        }
        InlineExpression::FunctionReference { id, arguments } => {
            visit(Reference::Function(id.name, arguments));
            visit_arguments(arguments, visit);
        }
        InlineExpression::Placeable { expression } => visit_expression(expression, visit),
    }
}

fn visit_arguments<'a>(
    arguments: &'a CallArguments<&'a str>,
    visit: &mut dyn FnMut(Reference<'a>),
) {
    for argument in &arguments.positional {
        visit_inline(argument, visit);
    }
}

/// Shows every stretch of text of a pattern, in all variants, in their order. What stands in braces and quotes
/// is no such stretch.
pub(super) fn visit_texts<'a>(pattern: &Pattern<&'a str>, visit: &mut dyn FnMut(&'a str)) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => visit(value),
            PatternElement::Placeable { expression } => visit_expression_texts(expression, visit),
        }
    }
}

fn visit_expression_texts<'a>(expression: &Expression<&'a str>, visit: &mut dyn FnMut(&'a str)) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                visit_texts(&variant.value, visit);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            visit_expression_texts(expression, visit)
        }
        Expression::Inline(_) => {}
    }
}

/// The characters of a variant's key.
pub(super) fn variant_name<'a>(key: &VariantKey<&'a str>) -> &'a str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// The patterns of a message or term: its value, and each attribute under its name.
pub(super) fn patterns<'a>(
    entry: &'a Entry<&'a str>,
) -> Vec<(Option<&'a str>, &'a Pattern<&'a str>)> {
    let (value, attributes) = match entry {
        Entry::Message(message) => (message.value.as_ref(), &message.attributes),
        Entry::Term(term) => (Some(&term.value), &term.attributes),
        _ => return Vec::new(),
    };
    let attributes = attributes
        .iter()
        .map(|attribute| (Some(attribute.id.name), &attribute.value));
    value
        .map(|value| (None, value))
        .into_iter()
        .chain(attributes)
        .collect()
}

/// Why a pattern cannot be resolved, whatever its values are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// It refers to itself, directly or by way of others.
    Cycle,
    /// It fills in more values than Fluent bears.
    TooManyPlaceables,
}

/// The messages and terms that one bundle sees. As in a bundle, the first of two of one name counts, and a
/// term shares its name with a message.
#[derive(Default)]
pub(super) struct Catalog<'a> {
    entries: BTreeMap<&'a str, Named<'a>>,
}

#[derive(Clone, Copy)]
enum Named<'a> {
    Message(&'a Message<&'a str>),
    Term(&'a Term<&'a str>),
}

/// The literal words of a pattern, those of all variants among them.
pub fn literal_parts(pattern: &Pattern<&str>) -> Vec<String> {
    let mut parts = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => parts.push((*value).to_owned()),
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                let variants = variants.iter().map(|variant| &variant.value);
                parts.extend(variants.flat_map(literal_parts));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
    parts
}

impl<'a> Catalog<'a> {
    /// Adds the entries of a file behind those that are there.
    pub fn add(&mut self, entries: impl Iterator<Item = &'a Entry<&'a str>>) {
        for entry in entries {
            match entry {
                Entry::Message(message) => {
                    self.entries
                        .entry(message.id.name)
                        .or_insert(Named::Message(message));
                }
                Entry::Term(term) => {
                    self.entries
                        .entry(term.id.name)
                        .or_insert(Named::Term(term));
                }
                _ => {}
            }
        }
    }

    /// The message of a name.
    pub fn message(&self, name: &str) -> Option<&'a Message<&'a str>> {
        match self.entries.get(name) {
            Some(Named::Message(message)) => Some(message),
            _ => None,
        }
    }

    /// The term of a name, without its hyphen.
    pub fn term(&self, name: &str) -> Option<&'a Term<&'a str>> {
        match self.entries.get(name) {
            Some(Named::Term(term)) => Some(term),
            _ => None,
        }
    }

    /// All messages, by name.
    pub fn messages(&self) -> impl Iterator<Item = &'a Message<&'a str>> {
        self.entries.values().filter_map(|named| match named {
            Named::Message(message) => Some(*message),
            Named::Term(_) => None,
        })
    }

    /// The pattern that a reference leads to.
    fn target(&self, reference: Reference<'a>) -> Option<&'a Pattern<&'a str>> {
        let (value, attributes, attribute) = match reference {
            Reference::Message(name, attribute) => {
                let message = self.message(name)?;
                (message.value.as_ref(), &message.attributes, attribute)
            }
            Reference::Term(name, attribute, _) => {
                let term = self.term(name)?;
                (Some(&term.value), &term.attributes, attribute)
            }
            Reference::Variable(_) | Reference::Function(..) => return None,
        };
        match attribute {
            None => value,
            Some(name) => attributes
                .iter()
                .find(|a| a.id.name == name)
                .map(|a| &a.value),
        }
    }
}

/// Finds out, for many patterns of one catalog, whether they can be resolved.
pub(super) struct Resolvable<'c, 'a> {
    catalog: &'c Catalog<'a>,
    /// The values that a pattern fills in at most, by the pattern's address.
    known: BTreeMap<*const Pattern<&'a str>, usize>,
    /// The patterns that are being looked through.
    open: Vec<*const Pattern<&'a str>>,
}

impl<'c, 'a> Resolvable<'c, 'a> {
    pub fn new(catalog: &'c Catalog<'a>) -> Self {
        Self {
            catalog,
            known: BTreeMap::new(),
            open: Vec::new(),
        }
    }

    /// Counts the values that a pattern fills in at most, with those of everything it refers to.
    pub fn placeables(&mut self, pattern: &'a Pattern<&'a str>) -> Result<usize, Fault> {
        let address: *const Pattern<&str> = pattern;
        if let Some(known) = self.known.get(&address) {
            return Ok(*known);
        }
        if self.open.contains(&address) {
            return Err(Fault::Cycle);
        }
        // Each step of a chain of references fills in a value, so the limit bounds this recursion as well.
        if self.open.len() > MAX_PLACEABLES {
            return Err(Fault::TooManyPlaceables);
        }
        self.open.push(address);
        let counted = self.count_pattern(pattern);
        self.open.pop();
        let counted = counted?;
        self.known.insert(address, counted);
        Ok(counted)
    }

    fn count_pattern(&mut self, pattern: &'a Pattern<&'a str>) -> Result<usize, Fault> {
        let mut count = 0;
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                count += 1 + self.count_expression(expression)?;
            }
            if count > MAX_PLACEABLES {
                return Err(Fault::TooManyPlaceables);
            }
        }
        Ok(count)
    }

    fn count_expression(&mut self, expression: &'a Expression<&'a str>) -> Result<usize, Fault> {
        match expression {
            Expression::Inline(inline) => self.count_inline(inline),
            Expression::Select { selector, variants } => {
                let mut largest = 0;
                for variant in variants {
                    largest = largest.max(self.count_pattern(&variant.value)?);
                }
                Ok(self.count_inline(selector)? + largest)
            }
        }
    }

    fn count_inline(&mut self, inline: &'a InlineExpression<&'a str>) -> Result<usize, Fault> {
        let mut references = Vec::new();
        match inline {
            InlineExpression::Placeable { expression } => return self.count_expression(expression),
            _ => visit_inline(inline, &mut |reference| references.push(reference)),
        }
        let mut count = 0;
        for reference in references {
            if let Some(target) = self.catalog.target(reference) {
                count += self.placeables(target)?;
            }
        }
        Ok(count)
    }
}
