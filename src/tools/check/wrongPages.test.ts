import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createWritersSite, validPage, type WritersSite} from '../../../tests/support/writersSite';
import {invalidateSite, readSite} from '../../content/site';
import {checkFiles, writeProblem} from './checkFiles';

/** The mistake, the page or its body, the line, and the message. */
const mistakes: [name: string, source: string, line: number, message: RegExp][] = [
  [
    'an unknown component',
    '<Foo/>',
    8,
    /no component <Foo>\. Did you mean .* A partial needs import Foo from/,
  ],
  [
    'a component instead of an admonition',
    '<Note>A</Note>',
    8,
    /there is no component <Note>\. Write :::note/,
  ],
  ['a line break', 'a<br>b', 8, /<br> is not closed\. Write <br\/>\. The check reads the rest/],
  ['an HTML attribute', '<kbd id="x">F1</kbd>', 8, /<kbd> has attributes.* Write it without/],
  ['a missing cell', '| a | b |\n|---|---|\n| 1 |', 10, /a row of 1 cell in a table of 2 col/],
  ['a meaningless name', '```qs\nfoo = 1\n```', 9, /"foo" in a sample\. Use names from/],
  [
    'spaces instead of tabs',
    '```qs\nif(a)\n  b = 1\nend\n```',
    10,
    /with spaces\. Indent QodlyScript with/,
  ],
  ['a brace', 'Use {limit here.', 8, /not valid MDX: `\{` begins .* Write `\\\{`/],
  ['a bracket', 'At most <5 requests.', 8, /not valid MDX: `<` begins .* Write `\\<`/],
  ['an unclosed element', '<Tabs>\n\nText.', 8, /not valid MDX: <Tabs> is not closed/],
  ['an HTML comment', '<!-- later -->', 8, /Write \{\/\* comment \*\/\}/],
  ['an unknown kind', '---\ntitle: A\nkind: for each\n---', 3, /"kind" has an unknown value/],
  ['a mistyped key', '---\ntitle: A\nthemes: Math\n---', 3, /"themes" .*Did you mean "theme"\?/],
  ["front matter that isn't YAML", '---\ntitle: A: b\n---', 2, /is not valid YAML: .* in quotes/],
  ['a broken link', '[a](gone.md)', 8, /points to "gone\.md", but there is no such file/],
  ['a broken anchor', '[a](#gone)', 8, /the anchor "#gone".* Write one of|has no headings/],
  [
    'an image without alternative text',
    '![](small.svg)',
    8,
    /"small\.svg" has no alternative text/,
  ],
  ['a missing image', '![A](gone.png)', 8, /is "gone\.png", but there is no.*Save it next to/],
  ['a mistyped image', '![A](smal.svg)', 8, /Did you mean "\.\/small\.svg"\?/],
  ['a mistyped link', '[a](pgae0.md)', 8, /Did you mean "\.\/page0\.md"\?/],
  ['an HTML image', '<img src="small.svg" alt="A"/>', 8, /<img> .*`!\[What it shows\]/],
  ['an image with a tooltip', '![A](small.svg "A map")', 8, /the title "A map"\. .*"width=400"/],
  [
    'an image displayed larger than its size',
    '![A](map.gif "width=400")',
    8,
    /100 pixels wide, and would be shown 400 wide\. Write "width=100"/,
  ],
  ['an image from another site', '![A](https://a.com/a.png)', 8, /from another origin\. Save it/],
  ['a 300 KB image', '![A](large.png)', 8, /is 300 KB; the limit is 200\. Make it/],
  ['an image with a script', '![A](script.svg)', 8, /has a script\. Remove `<script>`/],
  ['a misspelling', 'The databse.', 8, /"databse" is not a word .*Did you mean .*database/],
  ['British English', 'The colour.', 8, /"colour" is not a word of American English.* color/],
  ['a filler word', 'You simply call it.', 8, /suggestion: "simply" in the text\. Delete it/],
  ['"just"', 'It just works.', 8, /suggestion: "just works" in the text\. Delete it/],
  ['"please note"', 'Please note the limit.', 8, /"Please note" in the text\. Delete it/],
  ['a doubled word', 'In the the text.', 8, /"the the" in the text\. Write the word once/],
  [
    'an announcement of future text',
    'Coming soon.',
    8,
    /"Coming soon" in the text\. Write what you know/,
  ],
  ['a TODO', 'TODO write it.', 8, /"TODO" in the text\. Write what you know/],
  ['a long sentence', `${'It is so '.repeat(13)}.`, 8, /a sentence of 39 words: .* Split it/],
  [
    'a chain of passives',
    'What was sent is read when it was asked for.',
    8,
    /with 3 passives: "was sent", "is read", "was asked"\. Use the active voice/,
  ],
  ['a heading in title case', '## Read A File', 8, /"File" in a heading .* Write "file"/],
  [
    'a misspelled product name',
    'It is Javascript.',
    8,
    /the name "Javascript"\. Write "JavaScript"/,
  ],
  ['a bare URL', 'See https://qodly.com here.', 8, /qodly\.com is written out in the text\. Write/],
  ['trailing spaces', 'Text. \n', 8, /Trailing spaces .*--fix does it/],
  [
    'an admonition without brackets',
    ':::tip Watch out\n\nText.\n\n:::',
    8,
    /is not an admonition\. Write/,
  ],
  ['an unclosed admonition', ':::warning\n\nText.', 8, /":::warning" has no end\. Write :::/],
  ['an admonition with a space', '::: note\n\nText.\n\n:::', 8, /a space after .* Write :::note/],
  ["GitHub's admonition", '> [!NOTE]\n> Text.', 8, /GitHub's syntax .* Write :::note, the text/],
  ['an unclosed code block', '```qs\na = 1\n\n## B', 8, /begins with ```qs has no end\. Write ```/],
  [
    'a code block without a language',
    '```\na\n```',
    8,
    /a code block without a language\. Write one of/,
  ],
  [
    'a missing partial',
    "import A from './_gone.md'\n\n<A/>",
    8,
    /imports "\.\/_gone\.md", but there/,
  ],
  [
    'a retired version',
    'Unlike 0.0.9, it waits.',
    8,
    /the text names 0\.0\.9, which is retired\. /,
  ],
  [
    'a missing version',
    '<ReferenceChanges from="0.0.1" to="next"/>',
    8,
    /no such version\. Write from=/,
  ],
  ['an outdated anchor', '## Lock {#lock}', 8, /\{#lock\} is not valid .* Write \{\/\* #lock/],
  ['an unclosed tag', 'a <b c', 8, /not valid MDX: `<` begins an element/],
  ['a first-level heading', '# Title', 8, /a first-level heading/],
  ['a site URL', '[a](/docs/faq)', 8, /is an address on the site\. Write the path/],
  [
    '"here" as a link',
    '[here](page0.md)',
    8,
    /the link text "here" says nothing .* Write what readers find there/,
  ],
  [
    'an unneeded allow comment',
    'Text. {/* check: allow filler, a joke */}',
    8,
    /nothing to allow\. Delete/,
  ],
  [
    'an allow comment without a reason',
    'Of course. {/* check: allow filler */}',
    8,
    /without a reason\. Write/,
  ],
  ['a heading that skips a level', '#### Limits', 8, /the heading skips a level\. Use ##/],
  [
    'a parameter without a row',
    '```qs signature\nhalf(value : number, digits : integer) : number\n```\n\n| Parameter | Type | | Description |\n|---|---|:-:|---|\n| value | number | → | Number to halve |\n| Result | number | ← | Half of it |',
    8,
    /digits/,
  ],
  [
    'an incorrect result',
    '```qs\na = 1 + 1 // 3\n```',
    9,
    /comment states .*3.*the sample gives .*2/,
  ],
  ['a badge for an unknown version', '## A\n\n<Since version="7.0.0"/>', 10, /7\.0\.0/],
  ['a misspelled element in a screen', '```screen title="A" alt="A"\nbuton: Save\n```', 9, /buton/],
  ['an unknown theme', '---\ntitle: A\nkind: command\ntheme: Strings\n---', 4, /theme/],
  ['an unsupported admonition', ':::caution\n\nText.\n\n:::', 8, /":::caution" is not an admon/],
  ['a Docusaurus key', '---\ntitle: A\nsidebar_position: 3\n---', 3, /"sidebar_position"/],
  ['multiple empty lines', 'A.\n\n\nB.', 10, /Multiple consecutive blank lines/],
  ['a link to a retired page', '[a](../orda/gone.md)', 8, /no such file/],
  [
    'a closing ::: without an opening one',
    'Text.\n\n:::',
    10,
    /":::" does not close an admonition\. Delete/,
  ],
  ['lists with different markers', '- A\n\nText.\n\n* B', 12, /Expected: dash/],
  [
    'a phrase that is never correct English',
    'It waits for ever.',
    8,
    /"for ever" .* Write "forever"/,
  ],
  ['an unknown language', '```basic\na\n```', 8, /a code block in "basic"\. Write one of/],
  [
    'a table without a delimiter row',
    '| A | B |\n| a | b |',
    8,
    /rows of a table .* Write \| --- \|/,
  ],
  ['unclosed bold text', 'Click **Save.', 8, /markers of bold text are shown\. Write \*\*words/],
  ['a lone backtick', 'Call `length() here.', 8, /a backtick is shown .* Write one before and one/],
  ['a missing footnote', 'Text.[^1]', 8, /no footnote with this name.* Write what readers need/],
  ['a space in a URL', '[a](page 0.md)', 8, /its address has a space\. Write %20/],
  ['two spaces', 'Click  Save.', 8, /two spaces between words: "Click {2}Save\."\. Write one/],
  ['a space before a comma', 'Click Save , then wait.', 8, /a space before a comma .*"Save ,"/],
  ['no space after a comma', 'Click Save,then wait.', 8, /after a comma: "Save,then"\. Add one/],
  ['no space after a period', 'Click Save.Then wait.', 8, /after a period: "Save\.Then"\. Add one/],
  ['two periods', 'Click Save..', 8, /two periods: "Save\.\."\. Write one/],
  ['an invisible character', 'Click S\u200bave.', 8, /an invisible character, .* Delete it/],
  ['"a" before a vowel', 'Open a editor.', 8, /"a editor" in the text\. Write "an editor"/],
  ['"an" before a consonant', 'It has an user.', 8, /"an user" in the text\. Write "a user"/],
  ['a heading without words', '##\n\nText.', 8, /a heading without words\. Add words, or/],
  ['an empty section', '## A\n\n## B', 8, /a heading without text below it\. Write what/],
  [
    'an anchor without #',
    '## A {/* a */}\n\nText.',
    8,
    /"a" in a heading has no effect.* Write \{\/\* #a/,
  ],
  [
    'an anchor used twice',
    '## A {/* #x */}\n\nText.\n\n## B {/* #x */}',
    12,
    /another heading already has the anchor "#x"\. Give each/,
  ],
  ['an underlined heading', 'A\n-\n\nText.', 8, /Expected: atx; Actual: setext\. Heading style/],
  [
    'a tab outside <Tabs>',
    '<TabItem value="a">\n\nA\n\n</TabItem>',
    8,
    /outside of <Tabs>\. Write/,
  ],
  [
    'a tab without a value',
    '<Tabs>\n<TabItem label="A">\n\nA\n\n</TabItem>\n</Tabs>',
    9,
    /a tab without a value\. Write <TabItem value=/,
  ],
  [
    'two tabs with the same value',
    '<Tabs>\n<TabItem value="a">\n\nA\n\n</TabItem>\n<TabItem value="a">\n\nB\n\n</TabItem>\n</Tabs>',
    14,
    /two tabs with the value "a"\. Give each/,
  ],
  [
    'text between tabs',
    '<Tabs>\n\nText.\n\n<TabItem value="a">\n\nA\n\n</TabItem>\n</Tabs>',
    10,
    /text between tabs, which readers never see\. Put it/,
  ],
  ['an empty admonition', ':::note\n\n:::', 8, /":::note" has no text\. Write it between/],
  [
    'nested admonitions with the same number of colons',
    ':::note\n\n:::tip\n\nText.\n\n:::\n\n:::',
    8,
    /":::note" contains another admonition, .* with one more colon/,
  ],
  ['a mistyped attribute', '```qs tilte="A"\na = 1\n```', 8, /"tilte="A"" .*Did you mean title=/],
  [
    "a highlighted line that doesn't exist",
    '```qs {9}\na = 1\n```',
    8,
    /line 9 .* the sample has only 1\./,
  ],
  ['a text block without a title', '```text\nA\n```', 8, /a text block without a title\. Write/],
  [
    'broken TypeScript',
    '```ts\nconst a = ;\n```',
    9,
    /the TypeScript can't be parsed: .*`ts fragment`/,
  ],
  [
    'broken JavaScript',
    '```js\nconst a = 1;\nif (a {\n  b();\n}\n```',
    10,
    /the JavaScript can't be parsed: .* Correct it, or mark the fence `js fragment`/,
  ],
  ['an unclosed element in TSX', '```tsx\nconst a = <div>;\n```', 9, /the TSX can't be parsed: /],
  [
    'an unterminated CSS declaration',
    '```css\n.a {\n  color red;\n}\n```',
    10,
    /the CSS can't be parsed: /,
  ],
  ['an unclosed CSS rule', '```css\n.a {\n  color: red;\n```', 10, /the CSS can't be parsed: .*\}/],
  ['broken JSON', '```json\n{"a": 1,}\n```', 9, /the JSON does not parse: .*`json fragment`/],
  [
    'an unclosed HTML element',
    '```html\n<p>\n<b>A</p>\n```',
    10,
    /the HTML can't be parsed: .*<b>/,
  ],
  ['an unclosed XML element', '```xml\n<a>\n<b>\n</a>\n```', 11, /the XML can't be parsed: /],
  ['an unneeded mark', '```ts fragment\nconst a = 1;\n```', 8, /marked "fragment"\. Remove/],
  [
    'an unclosed quotation mark',
    'It prints "done.',
    8,
    /an unmatched quotation mark: "done\. Write/,
  ],
  ['an unclosed curly quotation mark', 'It prints “done.', 8, /an unmatched quotation mark/],
  [
    'a note in bold',
    '**Note:** Save first.',
    8,
    /"Note:" in bold is not an admonition\. Write :::note/,
  ],
  ['a warning in bold', 'A.\n\n**Warning**: Save.', 10, /"Warning" in bold .* Write :::warning/],
  ['broken YAML', '```yaml\na: 1\n b: 2\n```', 10, /the YAML can't be parsed: .*`yaml fragment`/],
  [
    'a color in a diagram',
    '```dot title="A" alt="A"\ndigraph { a -> b [color=red] }\n```',
    9,
    /the diagram sets "color"\. Delete it/,
  ],
  ['a file name as alternative text', '![small.svg](small.svg)', 8, /is a file name\. Write/],
  ['a link to a folder', '[a](.)', 8, /points to the folder "\."\. Write the path of a page/],
  ['a URL with one slash', '[a](https:/a.com)', 8, /"https:\/a\.com" is not a valid URL\. Write/],
  ['an HTML element', '<table></table>', 8, /<table> is not an element .* Write a Markdown table/],
  ['code on a page', 'export const a = 1;', 8, /"export const a = 1;" is code, .* Delete it/],
  ['an empty <Changed> badge', '<Changed version="next"></Changed>', 8, /<Changed> without text\./],
  ['a mistyped comment', '{/* chek: allow filler, a joke */}', 8, /"chek:" has no effect\. Write/],
  ['a Git conflict', '<<<<<<< ours\nA\n=======\nB\n>>>>>>> theirs', 8, /Git could not merge/],
  [
    "keywords that aren't a list",
    '---\ntitle: A\nkeywords: a, b\n---',
    3,
    /must be a list: "a, b"/,
  ],
  [
    'a space before a URL',
    'See [a] (page0.md).',
    8,
    /shown as plain text, since there is a space before .* Write \[/,
  ],
  [
    'an unclosed code block before elements',
    '```qs\na = 1\n\n<Tabs>\n<TabItem value="a">\n\nA\n\n</TabItem>\n</Tabs>\n\n```qs\nb = 1\n```',
    8,
    /begins with ```qs has no end\. Write ```/,
  ],
  [
    'an unclosed code block in a tab',
    '<Tabs>\n<TabItem value="a">\n\n```http\nGET /rest/Employee\n\n</TabItem>\n<TabItem value="b">\n\n```bash\nls\n```\n\n</TabItem>\n</Tabs>',
    11,
    /begins with ```http has no end\. Write ```/,
  ],
  [
    'two tabs with the same label',
    '<Tabs>\n<TabItem value="a" label="A">\n\nA\n\n</TabItem>\n<TabItem value="b" label="A">\n\nB\n\n</TabItem>\n</Tabs>',
    14,
    /two tabs with the label "A"\. Give each/,
  ],
  ['a skipped number', '1. One\n3. Two', 9, /the number 3 follows 1 in a list\. Write 2/],
  ['a link to the page itself', '[a](pageSELF.md)', 8, /which is this page\. Link to one of its/],
  [
    'a page listed twice under "See also"',
    '## See also\n\n- [A](page0.md): a\n- [B](./page0.md): b',
    11,
    /"See also" has two links to "\.\/page0\.md"\. Keep one/,
  ],
  ['"a" before a silent h', 'Wait a hour.', 8, /"a hour" in the text\. Write "an hour"/],
  [
    '"a" before an abbreviation that begins with a vowel sound',
    'Send a HTTP request.',
    8,
    /"a HTTP" .* Write "an HTTP"/,
  ],
  [
    '"an" before an abbreviation that begins with a consonant sound',
    'Open an URL.',
    8,
    /"an URL" in the text\. Write "a URL"/,
  ],
  ['a lowercase heading', '## clean the text\n\nText.', 8, /begins with "clean"\. Write "Clean"/],
  [
    'broken JSON in a request',
    '```http\nPOST /rest/Employee\n\n{"number": 1001,}\n```',
    11,
    /the JSON of the body does not parse: .*`http fragment`/,
  ],
  [
    'an HTTP version',
    '```http\nGET /rest/Employee HTTP/1.1\n```',
    9,
    /contains the HTTP version\. Leave out "HTTP\/1\.1"/,
  ],
  [
    'a type that contradicts the signature',
    '```qs signature\nhalf(value : number) : number\n```\n\n| Parameter | Type | | Description |\n|---|---|:-:|---|\n| value | boolean | → | Number to halve |\n| Result | number | → | Half of it |',
    14,
    /the row "value" has the type "boolean", but the signature has "number"\. Write the same/,
  ],
  [
    'an arrow in the wrong direction',
    '```qs signature\nhalf(value : number) : number\n```\n\n| Parameter | Type | | Description |\n|---|---|:-:|---|\n| value | number | → | Number to halve |\n| Result | number | → | Half of it |',
    15,
    /the row "Result" has the arrow "→"\. Write ←: the result is/,
  ],
  [
    'an invalid type',
    '```qs signature\nhalf(value : number) : number\n```\n\n| Parameter | Type | | Description |\n|---|---|:-:|---|\n| value | numberish | → | Number to halve |\n| Result | number | ← | Half of it |',
    14,
    /the unknown type "numberish"\. Write one of any, .*boolean/,
  ],
  ['braces around a word', 'Use {number}.', 8, /MDX reads \{number\} as code, .* need backticks/],
  [
    'an unclosed HTML image',
    '<img src="small.svg">',
    8,
    /<img> is not an element .* Write `!\[What it/,
  ],
  [
    'a partial without an import',
    '<ApiLimits/>',
    8,
    /Write import ApiLimits from '\.\/_apiLimits\.md' below/,
  ],
  [
    'a heading with a colon',
    '## Limits:\n\nText.',
    8,
    /a heading that ends with ':'\. Delete it .*--fix/,
  ],
  [
    'a 170-character description',
    `---\ntitle: A\ndescription: ${'a '.repeat(85)}b\n---`,
    3,
    /"description" is longer than 160 characters: /,
  ],
  ['unclosed front matter', '---\ntitle: A\n', 1, /the front matter has no end\. Write ---/],
];

let site: WritersSite;
let found: Map<string, string[]>;

const fileOf = (name: string) => path.join(site.directory, name);

/** Returns the check's output for each file. */
function checkAll(): Map<string, string[]> {
  const read = readSite(site.directory);
  const files = mistakes.map((_, index) => fileOf(`docs/page${index}.md`));
  const lines = new Map<string, string[]>();
  for (const problem of checkFiles(files, read)) {
    lines.set(problem.file, [
      ...(lines.get(problem.file) ?? []),
      writeProblem(problem, read, 'text'),
    ]);
  }
  return lines;
}

beforeAll(() => {
  const body = validPage('').replace(/^---[^]*?---\n/, '');
  const sources = mistakes.map(([, source], index) =>
    source.startsWith('---')
      ? `${source}\n${body}`
      : validPage(source.replace('pageSELF', `page${index}`)),
  );
  site = createWritersSite({
    ...Object.fromEntries(sources.map((source, index) => [`docs/page${index}.md`, source])),
    'src/content/retired/0.0.9.json': '{"version": "0.0.9", "names": [], "routes": []}',
    'docs/_apiLimits.md': 'At most 100 requests.\n',
    'docs/small.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
    'docs/script.svg': '<svg viewBox="0 0 8 8"><script>alert()</script></svg>',
    'docs/map.gif': 'GIF89ad\x002\x00',
    'docs/large.png': 'x'.repeat(300 * 1024),
  });
  found = checkAll();
});

afterAll(() => site.remove());

const cases = mistakes.map(
  ([name, , line, message], index) => [name, line, message, `docs/page${index}.md`] as const,
);

test.each(cases)(
  'the check reports %s, its location, and a fix, on one line',
  (_, line, {source}, name) => {
    const lines = found.get(fileOf(name)) ?? [];
    const location = `${name}:${line}(?::\\d+)?: `;
    expect(lines.join('\n')).toMatch(new RegExp(`^${location}.*(?:${source})`, 'm'));
    const form = /^docs\/page\d+\.md:\d+(?::\d+)?: [^\n]+\. [^\n]+$/;
    expect(lines.filter((line) => !form.test(line))).toEqual([]);
  },
);

test('the check reports all MDX errors on a page in one run, one per line', () => {
  site.write('docs/errors.md', validPage('At most <5.\n\nUse {limit.\n\nA<br>b\n\n<!-- c -->'));
  const read = readSite(`${site.directory}/.`);
  const problems = checkFiles([fileOf('docs/errors.md')], read);
  const lines = problems.map((problem) => writeProblem(problem, read, 'text')).sort();
  expect(lines).toEqual([
    expect.stringMatching(/errors\.md:10:\d+: not valid MDX: `\{` begins an expression/),
    expect.stringMatching(/errors\.md:12: not valid MDX: <br> is not closed/),
    expect.stringMatching(/errors\.md:14:\d+: not valid MDX: `<!--` does not begin a comment/),
    expect.stringMatching(/errors\.md:8:\d+: not valid MDX: `<` begins an element/),
  ]);
  site.git('clean', '--force', '--quiet', 'docs/errors.md');
});

test('the check reports the same problems for pages with Windows line endings', () => {
  for (const [index] of mistakes.entries()) {
    const name = `docs/page${index}.md`;
    site.write(name, site.read(name).replaceAll('\n', '\r\n'));
  }
  invalidateSite(site.directory);
  expect(checkAll()).toEqual(found);
});

test('a table without a delimiter row is reported once', () => {
  site.write('docs/table.md', validPage('| A | B |\n| `a` | **b** |\n| c | `d` |'));
  const read = readSite(`${site.directory}/.`);
  const problems = checkFiles([fileOf('docs/table.md')], read);
  expect(problems.map(({found}) => found)).toEqual(['the rows of a table are shown as plain text']);
  site.git('clean', '--force', '--quiet', 'docs/table.md');
});

test('a page with an unknown kind is reported once', () => {
  site.write('docs/kind.md', validPage('## A\n\nText.').replace('kind: page', 'kind: guid'));
  const read = readSite(`${site.directory}/.`);
  const problems = checkFiles([fileOf('docs/kind.md')], read);
  expect(problems.map(({hint}) => hint)).toEqual([
    expect.stringMatching(/^Did you mean "guide"\?/),
  ]);
  site.git('clean', '--force', '--quiet', 'docs/kind.md');
});
