import type {Mistakes} from './mistakes';

/** Mistakes in the wording, and in spelling and punctuation. */
export const wordingMistakes: Mistakes = {
  'a meaningless name': ['```qs\nfoo = 1\n```', /"foo" in a sample\. Use names from/, 9],
  'a misspelling': ['The databse.', /"databse" is not a word .*Did you mean .*database/],
  'British English': ['The colour.', /"colour" is not a word of American English.* color/],
  'a filler word': ['You simply call it.', /suggestion: "simply" in the text\. Delete it/],
  '"just"': ['It just works.', /suggestion: "just works" in the text\. Delete it/],
  '"please note"': ['Please note the limit.', /"Please note" in the text\. Delete it/],
  'a doubled word': ['In the the text.', /"the the" in the text\. Write the word once/],
  'an announcement of future text': [
    'Coming soon.',
    /"Coming soon" in the text\. Write what you know/,
  ],
  'a TODO': ['TODO write it.', /"TODO" in the text\. Write what you know/],
  'a long sentence': [`${'It is so '.repeat(13)}.`, /a sentence of 39 words: .* Split it/],
  'a chain of passives': [
    'What was sent is read when it was asked for.',
    /with 3 passives: "was sent", "is read", "was asked"\. Use the active voice/,
  ],
  'a heading in title case': ['## Read A File', /"File" in a heading .* Write "file"/],
  'a misspelled product name': ['It is Javascript.', /the name "Javascript"\. Write "JavaScript"/],
  'a phrase that is never correct English': ['It waits for ever.', /"for ever" .* Write "forever"/],
  'two spaces': ['Click  Save.', /two spaces between words: "Click {2}Save\."\. Write one/],
  'a space before a comma': ['Click Save , then wait.', /a space before a comma .*"Save ,"/],
  'no space after a comma': ['Click Save,then wait.', /after a comma: "Save,then"\. Add one/],
  'no space after a period': ['Click Save.Then wait.', /after a period: "Save\.Then"\. Add one/],
  'two periods': ['Click Save..', /two periods: "Save\.\."\. Write one/],
  'an invisible character': ['Click S\u200bave.', /an invisible character, .* Delete it/],
  '"a" before a vowel': ['Open a editor.', /"a editor" in the text\. Write "an editor"/],
  '"an" before a consonant': ['It has an user.', /"an user" in the text\. Write "a user"/],
  'an unclosed quotation mark': ['It prints "done.', /an unmatched quotation mark: "done\. Write/],
  'an unclosed curly quotation mark': ['It prints “done.', /an unmatched quotation mark/],
  'a note in bold': [
    '**Note:** Save first.',
    /"Note:" in bold is not an admonition\. Write :::note/,
  ],
  'a warning in bold': ['A.\n\n**Warning**: Save.', /"Warning" in bold .* Write :::warning/, 10],
  '"a" before a silent h': ['Wait a hour.', /"a hour" in the text\. Write "an hour"/],
  '"a" before an abbreviation that begins with a vowel sound': [
    'Send a HTTP request.',
    /"a HTTP" .* Write "an HTTP"/,
  ],
  '"an" before an abbreviation that begins with a consonant sound': [
    'Open an URL.',
    /"an URL" in the text\. Write "a URL"/,
  ],
  'a lowercase heading': ['## clean the text\n\nText.', /begins with "clean"\. Write "Clean"/],
};
