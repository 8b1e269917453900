import {expect, test} from 'vitest';
import {createChecker} from './checkCode';
import type {CodeFacts} from './codeFacts';

const length = {text: 'length(aString : string) : integer', fewest: 1, most: 1, result: 'integer'};

const facts: CodeFacts = {
  version: '2.0',
  precedence: 'leftToRight',
  commands: {length: [length], trace: [{text: 'trace', fewest: 0, most: 0, result: ''}]},
  constants: ['kLocal'],
  classes: {
    File: {getText: [{text: '.getText() : string', fewest: 0, most: 0, result: 'string'}]},
  },
  objects: {},
  elsewhere: {logEvent: 'since 3.0', '4D.File.copyTo': 'until 1.0'},
  pages: {
    length: 'language/commands/length',
    '4D.File': 'language/FileClass',
    '4D.File.getText': 'language/FileClass#gettext',
  },
  operatorsPage: 'language/basics/lang-operators',
  upgrades: [
    {
      version: '3.0',
      precedence: 'byLevel',
      changes: {length: ['`aString` can also be `blob`']},
      newCommands: ['logEvent'],
    },
    {version: '4.0', precedence: 'byLevel', changes: {}, newCommands: []},
  ],
};

const check = createChecker(facts);

/** Returns `line:column-end kind found` for each finding, except those about `length` in 3.0. */
function findings(...lines: string[]): string[] {
  return check(lines.join('\n'))
    .findings.filter(({found}) => !found.startsWith('"length" differs'))
    .map(
      ({line, column, endColumn, kind, found}) => `${line}:${column}-${endColumn} ${kind} ${found}`,
    );
}

test('reports each syntax error and continues after it', () => {
  expect(
    findings(
      'a = "b"; c',
      'if (d = 1)',
      '\te = lenght("f")',
      'else if (g)',
      'end',
      'h = \\',
      '\t1 +',
      'i = length()',
    ).map((text) => text.replace(/-\d+/, '')),
  ).toEqual([
    expect.stringMatching(/^1:8 error found ";"/),
    expect.stringMatching(/^2:7 error found "="/),
    expect.stringMatching(/^3:6 undocumented no command "lenght" is documented in 2\.0/),
    expect.stringMatching(/^4:6 error found "if"/),
    expect.stringMatching(/^7:5 error found the end of the line/),
    expect.stringMatching(/^8:5 error "length" is called with 0 arguments/),
  ]);
});

test('reports a keyword in the wrong case once, and reads its block', () => {
  expect(findings('If (a)', '\tb = lenght("c")', 'end')).toEqual([
    expect.stringMatching(/^1:1-3 error found "If", expected "if"/),
    expect.stringMatching(/^2:6-12 undocumented/),
  ]);
});

test.each([
  ['the only block', 'if (a)\n\ttrace', 1],
  ['the inner block, found by its indentation', 'if (a)\n\tif (b)\n\t\ttrace\nend', 2],
  ['the inner block before an else', 'if (a)\n\tif (b)\n\telse\n\t\ttrace\nelse\nend', 2],
  ['a block in a case', 'switch\n\t: (a)\n\t\tif (b)\n\t\t\ttrace\n\t: (c)\nend', 3],
  ['a block in a function', 'function f()\n\tif (a)\n\nfunction g()\n\ttrace', 2],
])('reports a missing end at the beginning of %s', (_, source, line) => {
  expect(findings(source)).toEqual([expect.stringContaining(`${line}:`)]);
  expect(findings(source)[0]).toMatch(/found no "end" for the/);
});

test('reads the code after an unclosed block', () => {
  const unclosed = ['function f()', '\tif (z)', 'function g()', '\tb = lenght("c")'];
  const lines = [...unclosed, '\tvar logEvent : string', '\tb = length("c") + apply(apply(1))'];
  expect(findings(...lines)).toEqual([
    expect.stringMatching(/^2:2-4 error found no "end"/),
    expect.stringMatching(/^4:6-12 undocumented/),
    expect.stringMatching(/^5:6-14 upgrade/),
  ]);
  const {names, unknown} = check(lines.join('\n'));
  expect([...names, ...unknown]).toMatchObject([
    {name: 'length', lines: [6]},
    {name: 'apply', lines: [6]},
    {name: 'z', lines: [2]},
  ]);
});

test('reports which other versions document a name', () => {
  const source = 'logEvent("a")\nvar f : 4D.File\nf.copyTo(b)';
  expect(findings(source)).toEqual([
    expect.stringContaining('"logEvent" is not documented in 2.0 (a command since 3.0)'),
    expect.stringContaining('"copyTo" is not documented in 2.0 (a member until 1.0)'),
  ]);
});

test('links a finding to the relevant documentation', () => {
  const [finding] = check('a = lenght("b")').findings;
  expect(finding?.page).toBe('language/commands/length');
});

test.each([
  ['a == 1 && b == 2', '((a == 1) && b) == 2', '(a == 1) && (b == 2)'],
  ['a > b + 1', '(a > b) + 1', 'a > (b + 1)'],
  ['a || b != c', '(a || b) != c', 'a || (b != c)'],
  ['a == 1 & b > 2', '((a == 1) & b) > 2', '(a == 1) & (b > 2)'],
])(
  'conditions that are misgrouped without precedence levels reports %s',
  (expression, read, meant) => {
    const found = check(`x = ${expression}`).findings;
    expect(found).toHaveLength(1);
    const page = facts.operatorsPage;
    const range = {line: 1, column: 5, endColumn: 5 + expression.length};
    expect(found[0]).toMatchObject({kind: 'error', ...range, page});
    expect(found[0]?.found).toContain(`as ${read}`);
    expect(found[0]?.hint).toContain(`Write ${meant}`);
  },
);

test.each([
  '(a == 1) && (b == 2)',
  'a == 1 && b',
  'a == 1 | b',
  'a == 1 ^| b',
  'a & 4 == 4',
  'a > b == true',
])('conditions that are misgrouped without precedence levels accepts %s', (expression) => {
  expect(findings(`x = ${expression}`).join()).not.toContain('left to right');
});

test.each([
  ['a + b * c', '(a + b) * c', 'a + (b * c)'],
  ['length("a + b") + 2 * c.d', '(length("a + b") + 2) * c.d', 'length("a + b") + (2 * c.d)'],
  ['a - b - c * d', '(a - b - c) * d', 'a - b - (c * d)'],
  ['a ^ b ^ c', '(a ^ b) ^ c', 'a ^ (b ^ c)'],
  ['a + \\\n\tb * c', '(a + b) * c', 'a + (b * c)'],
])(
  'code that an upgrade changes reports %s, which is grouped differently',
  (expression, now, then) => {
    const [finding] = check(`x = ${expression}`).findings.filter(({groupings}) => groupings);
    expect(finding).toMatchObject({kind: 'upgrade', line: 1, column: 5, upgrade: '3.0'});
    expect(finding?.groupings).toEqual([
      {version: '2.0', text: now},
      {version: '3.0', text: then},
    ]);
  },
);

test.each(['a + b + c', 'a * b + c', '(a + b) * c', 'a + (b * c)', '-a + b'])(
  'code that an upgrade changes accepts %s',
  (expression) => {
    expect(findings(`x = ${expression}`)).toEqual([]);
  },
);

test('code that an upgrade changes suggests a form that means the same in both versions', () => {
  const [finding] = check('x = a + b * c - d / e').findings;
  expect(finding?.groupings).toHaveLength(2);
  expect(finding).toMatchObject({endColumn: 22, page: facts.operatorsPage});
  for (const {text} of finding?.groupings ?? []) {
    expect(findings(`x = ${text}`)).toEqual([]);
  }
});

test('code that an upgrade changes reports a changed signature only once', () => {
  const {findings: found} = check('a = length("b") + length("e")\nc = length("d")');
  expect(found).toHaveLength(1);
  const page = 'language/commands/length';
  expect(found[0]).toMatchObject({line: 1, column: 5, upgrade: '3.0', page});
  expect(found[0]?.found).toContain('`aString` can also be `blob`');
});

test('sorts findings on a line by their column', () => {
  const {findings: found} = check('a = length("b") + lenght("c")');
  expect(found.map(({column}) => column)).toEqual([5, 19]);
});

test('code that an upgrade changes reports a variable whose name becomes a command', () => {
  expect(findings('var logEvent : string')).toEqual([
    '1:5-13 upgrade "logEvent" names a variable, but becomes a command in 3.0',
  ]);
});

test('lists documented names and the lines they are on', () => {
  const source = 'b = length(a)\nvar f : 4D.File\na = f.getText()\nc = length(a) + length(b)';
  expect(check(source).names).toEqual([
    {name: '4D.File', page: 'language/FileClass', lines: [2]},
    {name: '4D.File.getText', page: 'language/FileClass#gettext', lines: [3]},
    {name: 'length', page: 'language/commands/length', lines: [1, 4]},
  ]);
});
