import {describe, expect, test} from 'vitest';
import {canRun, runCode, type RunOptions} from './runCode';

/** Runs code on a page without definitions. */
function run(source: string, options: Partial<RunOptions> = {}) {
  return runCode(source, {precedence: 'byLevel', definitions: [], ...options});
}

/** Returns the results by line. */
function shown(source: string, options?: Partial<RunOptions>) {
  return Object.fromEntries(run(source, options).values.map(({line, text}) => [line, text]));
}

describe('the result of each statement', () => {
  test.each<[title: string, source: string, values: Record<number, string>]>([
    ['an assignment', 'name = "An" + "na"', {1: '"Anna"'}],
    ['a declaration only with a value', 'var a : integer\nvar b : integer = 2', {2: '2'}],
    ['the converted value', 'var a : integer\na = {}.missing', {2: '0'}],
    ['the last value in a loop', 'for (i, 1, 3)\n\tx = i * 2\nend', {2: '6'}],
    ['a call that changes its argument', 'text = "a"\nbase64Encode(text)', {1: '"a"', 2: '"YQ=="'}],
    ['a call that changes its receiver', 'c = [3, 1]\nc.sort()', {1: '[3,1]', 2: '[1,3]'}],
    ['undefined', 'x = {}.name', {1: 'undefined'}],
    ['an undefined number', 'x = log(-1)', {1: 'an undefined number'}],
    ['a returned value', 'return !2026-11-28!', {1: '!2026-11-28!'}],
    [
      'a file in an archive',
      'f = file("/DATA/a.txt")\nf.create()\nzipCreateArchive(f, file("/DATA/a.zip"))\n' +
        'f = zipReadArchive(file("/DATA/a.zip")).root.file("a.txt")',
      {
        1: 'file("/DATA/a.txt")',
        2: 'true',
        3: '{"success":true}',
        4: 'the file "a.txt" in an archive',
      },
    ],
    ['quotes and line breaks', 'x = "a\\"b\\n"', {1: '"a\\"b\\n"'}],
    ['a long text, shortened', 'x = "ab" * 500', {1: `"${'ab'.repeat(100).slice(0, 199)}…`}],
    [
      'no effect twice',
      'c = [1, 2]\n[c.pop(), 0][0] = 5\nn = c.length',
      {1: '[1,2]', 2: '5', 3: '1'},
    ],
  ])('is %s', (_, source, values) => {
    expect(shown(source)).toEqual(values);
  });

  test('is a table if a computed collection of objects is long', () => {
    const literal =
      'people = [{name: "Anna", city: "Lyon"}, \\\n\t{name: "Paul"}, {name: "Zoe", city: "Rennes"}]';
    expect(run(literal)).toEqual({values: [], outputs: []});
    const {values, outputs} = run(`${literal}.copy()`);
    expect(values).toEqual([]);
    expect(outputs).toEqual([
      {
        kind: 'table',
        line: 2,
        columns: ['name', 'city'],
        rows: [
          ['"Anna"', '"Lyon"'],
          ['"Paul"', ''],
          ['"Zoe"', '"Rennes"'],
        ],
        total: 3,
      },
    ]);
  });

  test('follows the precedence of the version', () => {
    expect(shown('x = 3 + 4 * 5')).toEqual({1: '23'});
    expect(shown('x = 3 + 4 * 5', {precedence: 'leftToRight'})).toEqual({1: '35'});
  });

  test('uses the methods and classes of the page', () => {
    const definitions = [
      {title: 'twice', source: 'declare (n : number) -> result : number\n\nresult = n * 2'},
      {title: 'Person', source: 'constructor(name : string)\n\tthis.name = name'},
    ];
    expect(shown('x = twice(4)\np = cs.Person.new("Anna")', {definitions})).toEqual({
      1: '8',
      2: '{"name":"Anna"}',
    });
  });
});

describe('a method with parameters', () => {
  test.each<[title: string, source: string, values: Record<number, string>]>([
    [
      'gets the arguments that a comment states a result for',
      'declare (text : string) -> n : integer\nn = length(text) // 3 for "abc", 0 for ""',
      {1: 'text = "abc"', 2: '3'},
    ],
    [
      'gets samples of the types otherwise',
      'declare (name : string, \\\n\tn : integer)\nx = name * n',
      {2: 'name = "Anna", n = 12', 3: `"${'Anna'.repeat(12)}"`},
    ],
  ])('%s', (_, source, values) => {
    expect(shown(source)).toEqual(values);
  });

  test('needs samples for all types', () => {
    expect(run('declare (server : 4D.IMAPTransporter)\nx = 1').stop).toEqual({
      kind: 'unsupported',
      line: 1,
      message: 'The method needs a 4D.IMAPTransporter for its parameter server.',
    });
  });
});

test('messages are reported with their lines', () => {
  expect(run('if (true)\n\twebForm.setMessage("Saved")\nend').outputs).toEqual([
    {kind: 'message', line: 2, text: 'Saved'},
  ]);
});

test('long messages are shortened', () => {
  const {outputs, stop} = run('t = "ab" * 1000\nwebForm.setMessage(t)\nthrow(1, t)');
  const text = 'ab'.repeat(1000);
  expect(outputs).toEqual([{kind: 'message', line: 2, text: `${text.slice(0, 1000)}…`}]);
  expect(stop?.message).toBe(`${`Error 1: ${text}`.slice(0, 1000)}…`);
});

test('code runs without files, and gets its own `storage`', () => {
  const source =
    'x = file("/a.txt").exists\nuse (storage)\n\tstorage.n = newSharedObject("a", 1)\nend';
  expect(shown(source)).toEqual({1: 'false', 3: '{"a":1}'});
  expect(run('use (storage)\n\tstorage.n = 1\nend').stop?.kind).toBe('error');
  expect(run('x = file("/a.txt").getText()').stop).toMatchObject({kind: 'error', code: -43});
});

describe('a result that a comment states', () => {
  test.each<[title: string, source: string, stated: object | undefined]>([
    ['is confirmed', 'x = 1 + 1 // 2', {line: 1, agrees: true}],
    ['is contradicted', 'x = 1 + 1 // 3', {line: 1, agrees: false}],
    ['is on separate lines', 'x = [1, \\\n\t2]\n// [1,\n// 2]', {line: 4, agrees: true}],
    ['is an explanation', 'x = 1 + 1 // the sum', undefined],
    ['is an example', 'x = [1].map(formula($1.value + 1)) \\\n// such as [5, 6]', undefined],
    ['is an example of a text', 'x = "a" + "b" // for example, "Anna"', undefined],
    [
      'is for other arguments',
      'declare (n : integer)\nx = n * 2 // 4 in the first year',
      undefined,
    ],
  ])('%s', (_, source, stated) => {
    expect(run(source).values.at(-1)?.stated).toEqual(stated);
  });
});

describe('the reason for a stop', () => {
  test.each<[source: string, stop: object]>([
    ['x = 1\ny = (', {kind: 'syntax', line: 2}],
    ['x = 1\nthrow(12, "no")', {kind: 'error', line: 2, message: 'Error 12: no', name: 'throw'}],
    [
      'if (true)\n\ty = foo(1)\nend',
      {kind: 'unsupported', line: 2, message: 'foo() is not supported.', name: 'foo'},
    ],
    ['x = !2026-01-01! + 1000000000', {kind: 'unsupported', line: 1}],
    ['x = round(1.5, 400)', {kind: 'unsupported', line: 1}],
    ['c = [1]\nx = c.sum("a", 1).abc()', {kind: 'unsupported', line: 2}],
    ['x = 0\nwhile (true)\n\tx += 1\nend', {kind: 'limit'}],
    ['repeat\nuntil (false)', {kind: 'limit', line: 1}],
    ['x = "x" * 1000000000', {kind: 'limit', line: 1}],
    ['c = []\nc.resize(1000000000)', {kind: 'limit', line: 2}],
    ['c = []\nc[1000000000] = 1', {kind: 'limit', line: 2}],
    ['s = "a"\nwhile (true)\n\ts = s + s\nend', {kind: 'limit', line: 3}],
  ])('of %j', (source, stop) => {
    const report = run(source, {limits: {time: 200}});
    expect(report.stop).toMatchObject(stop);
    expect(canRun(report)).toBe(false);
  });

  test('is the memory that values take at the same time', () => {
    const limits = {bytes: 1_000_000, time: 60_000};
    const grow = 'c = []\nfor (i, 1, 1000)\n\tc.push("abc" * 1000)\nend';
    expect(run(grow, {limits}).stop).toMatchObject({kind: 'limit', line: 3});
    const replace = 'for (i, 1, 1000)\n\tc = ["abc" * 1000]\nend';
    expect(run(replace, {limits}).stop).toBeUndefined();
  });

  test('is an error that the code announces', () => {
    const report = run('x = 1\nthrow(12, "no") // error 12: no');
    expect(report.stop).toMatchObject({kind: 'error', code: 12, isStated: true});
    expect(canRun(report)).toBe(true);
    expect(canRun(run('throw(12, "no") // error 13'))).toBe(false);
  });

  test('leaves the results before it', () => {
    expect(shown('x = 1\ny = foo()')).toEqual({1: '1'});
  });
});
