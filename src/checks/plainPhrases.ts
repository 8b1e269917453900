import {sentencesOf} from '../content/sentences';
import {problemAt, type TextCheck} from './problem';

interface Phrase {
  pattern: RegExp;
  /** The phrase that a native writer would use instead. */
  plain: string;
  /** Never good English on these pages: reported as an error, not as a suggestion. */
  isError?: true;
}

/** Nouns in phrases such as "a class of your own". */
const ownedNouns =
  'attribute|call|class|code|component|constant|error|folder|form|function|handler|instance|library|line|message|method|model|name|object|page|privilege|process|property|result|role|sample|set|string|style|table|text|type|user|value|variable|worker';

/** Countable nouns in these docs; "one row an entity" should be "one row per entity". */
const countedNouns =
  'attribute|call|character|class|column|company|element|employee|entity|entry|error|file|form|invoice|item|key|level|line|member|message|method|object|page|parameter|part|property|record|request|row|sample|step|value|word';

/** Phrases that sound translated, and their plain alternatives. `STYLE.md` explains them. */
const knownPhrases: readonly Phrase[] = [
  {
    pattern: /(?<!\b[Ii]n the )\bmeanwhile\b(?=[.;:)]|$)/,
    plain: '"in the meantime", or say when, such as "since you read it"',
  },
  {
    pattern: new RegExp(
      `\\b(?:an?|no|any|each) (?:${ownedNouns})s? of (?:your|its|their) own\\b`,
      'i',
    ),
    plain: '"your own class", "a separate line", "a custom error"',
  },
  {
    pattern: new RegExp(`\\b(?:an?|no|any) (?:${ownedNouns})s? of yours\\b`, 'i'),
    plain: '"your method", "a method that you write"',
  },
  {
    pattern: new RegExp(`\\b(?:one|an?) (?:${countedNouns}) an? (?:${countedNouns})\\b`, 'i'),
    plain: '"one line per error"',
  },
  {
    pattern: /(?<!\b[Tt]here )\b(?:is|are) none\b(?! of\b| other\b| too\b)(?=[.,;:)]|$)/,
    plain: '"isn\'t a command", "the others aren\'t"',
  },
  {
    pattern: /(?<!\b[Tt]here )\bis no (?:valid|known|real|plain|own|whole|proper|legal)\b/,
    plain: '"isn\'t a valid schema"',
  },
  {
    pattern: /\b(?:is|are) (?:no longer )?to be (?:had|read|seen|set|tested|given|shown|found)\b/,
    plain: 'an imperative ("Read it from …"), "you can read it", or "is no longer visible"',
  },
  {pattern: /\bbelongs? into\b/, plain: '"belongs in" or "belongs to"', isError: true},
  {pattern: /\bhas got (?:an?|two|no|its)\b/, plain: '"has"'},
  {
    pattern: /\bfor ever\b(?!-)/i,
    plain: '"forever", "indefinitely", or "permanently"',
    isError: true,
  },
  {pattern: /\banew\b/i, plain: '"again", or "re-" as in "recreates"'},
  {pattern: /\bwithout further ado\b/i, plain: 'nothing: the sentence says the same without it'},
  {pattern: /\bgo(?:es)? on (?:with|when|until|while|after)\b/, plain: '"continue with", "resume"'},
  {
    pattern: /^Tells (?:whether|if|what|which|how|when|where|who)\b/,
    plain: '"Returns `true` if …" for a function, "Indicates whether …" for a property',
  },
  {
    pattern: /\bstands? (?:in|at|under|below|above|between|after|before|beside|behind) `/,
    plain: '"`statusText` contains the message", "follows", "precedes"',
    isError: true,
  },
  {
    pattern:
      /\bstands? (?:in|at|under|below|above|between|after|before|beside|behind) (?:the (?!way\b|middle\b|end of the day\b|sidelines\b)|each |its |it\b|a (?:cell|column|comment|field|line|panel|row|table)\b)/,
    plain: '"is in", "appears in", "follows", "precedes", "contains"',
  },
  {
    pattern: /\b(?:case|accents?|spaces?|order)(?: and (?:case|accents?))? do(?:es)? not count\b/i,
    plain: '"ignores case", "in any order"',
  },
  {
    pattern: /\bin the order of the alphabet\b/i,
    plain: '"alphabetically", "in alphabetical order"',
    isError: true,
  },
  {pattern: /\bmend(?:s|ed|ing)?\b/i, plain: '"fix" or "correct"'},
  {pattern: /\bwith regard to (?:case|accents)\b/i, plain: '"case-sensitive", "accent-sensitive"'},
  {pattern: /\b(?:is|be) had (?:by|from)\b/, plain: '"you get it from"', isError: true},
  {
    pattern: /\bthe outcome (?:goes|stands|lands)\b/i,
    plain: '"`result` receives the return value"',
  },
  {pattern: /\bnothing else than\b/i, plain: '"nothing but", "only"', isError: true},
  {pattern: /\banother \w+ than\b/i, plain: '"a different … from", "… other than"'},
  {pattern: /\bfurther to the (?:left|right)\b/i, plain: '"indented", "farther to the right"'},
  {pattern: /\bneed not\b/, plain: '"don\'t have to", "doesn\'t need to"'},
  {pattern: /\bbe (?:it|they) (?:an?|one|the)\b/, plain: '"whether it is one cookie or an array"'},
  {
    pattern:
      /^(?:Above|After|Before|Behind|Below|Beside|Between|In|Under) .{0,40}\b(?:stands?|lies) (?:an?|its|the)\b/,
    plain: 'subject first: "The type follows the name"',
  },
  {pattern: /\bserves? for\b/, plain: '"is used for", "is for"'},
  {pattern: /\bof no use\b/, plain: '"useless", "has no effect", "doesn\'t help"'},
  {
    pattern: /\b(?:is|are) (?:also )?said (?:to|never to)\b/,
    plain: 'a plain statement, or mark it as unconfirmed ("Probably …; not confirmed")',
  },
];

/** The phrases, each with a pattern that quickly rules out whole pages. */
const phrases = knownPhrases.map((phrase) => ({
  ...phrase,
  pagePattern: new RegExp(phrase.pattern.source, `${phrase.pattern.flags}m`),
}));

/**
 * Disallows phrases that sound as if they were translated from another language.
 *
 * good: "`statusText` contains the message."
 * bad:  "The message stands in `statusText`."
 */
export const plainPhrases: TextCheck = (page) => {
  const sentences = sentencesOf(page).map((sentence) => ({
    ...sentence,
    prose: withoutCode(sentence.text),
  }));
  const allProse = sentences.map(({prose}) => prose).join('\n');
  // Most phrases don't occur on the page, so one search for each saves time.
  const candidates = phrases.filter(({pagePattern}) => pagePattern.test(allProse));
  return sentences.map(({block, text, prose, lineOffset}) =>
    candidates.map(({pattern, plain, isError}) => {
      const found = pattern.exec(prose);
      return (
        found !== null &&
        problemAt(block, {
          rule: 'phrase',
          ...(!isError && {isSuggestion: true}),
          found: `"${found[0]}" in "${excerpt(text, found.index)}"`,
          hint: `Write ${plain} (src/content/STYLE.md)`,
          lineOffset: lineOffset + text.slice(0, found.index).split('\n').length - 1,
        })
      );
    }),
  );
};

/** Blanks out inline code, which isn't prose, and keeps the length. */
function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, (code) => `\`${'_'.repeat(code.length - 2)}\``);
}

/** Returns enough of a sentence to find it, without line breaks. */
function excerpt(text: string, index: number): string {
  const from = Math.max(0, text.lastIndexOf(' ', Math.max(0, index - 20)));
  return text
    .slice(from, index + 50)
    .replace(/\s+/g, ' ')
    .trim();
}
