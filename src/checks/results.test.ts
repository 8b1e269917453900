import {describe, expect, test} from 'vitest';
import {problemsOf, testSite} from '../../tests/support/testSite';
import {checkResults, results} from './results';

function problems(lines: string[], label = 'next'): string[] {
  return problemsOf(results, ['```qs', ...lines, '```'].join('\n'), {label});
}

describe('reports a wrong result', () => {
  test.each([
    [
      'with line, column, and both values',
      ['a = 2', 'b = a + 1 // 4'],
      '3:11: the comment states 4, but the sample gives 3',
    ],
  ])('%s', (_, lines, problem) => {
    expect(problems(lines)).toEqual([expect.stringContaining(problem)]);
  });

  test("according to the version's operator precedence", () => {
    const lines = ['result = 3 + 4 * 5 // 23'];
    expect(problems(lines)).toEqual([]);
    expect(problems(lines, '0.1.0')).toEqual([
      expect.stringContaining('states 23, but the sample gives 35'),
    ]);
  });
});

describe('reports nothing', () => {
  test.each([
    ['for a correct result', ['a = 2 // 2']],
    ['for code that needs a server', ['a = session.isGuest() // true']],
  ])('%s', (_, lines) => {
    expect(problems(lines)).toEqual([]);
  });
});

describe('a page', () => {
  const greet = [
    'The method `greet`:',
    '',
    '```qs',
    'declare (name : string) -> text : string',
    'text = "Hello " + name',
    '```',
    '',
  ];

  test('shares its methods with its other samples', () => {
    const source = [...greet, '```qs', 'a = greet("Ada") // "Hello Eve"', '```'].join('\n');
    expect(problemsOf(results, source)).toEqual([expect.stringContaining('gives "Hello Ada"')]);
  });

  test('shares classes named by the titles of its samples', () => {
    const source = [
      '```qs title="Box.4qs"',
      'constructor(size : integer)',
      '\tthis.size = size',
      '```',
      '',
      '```qs',
      'a = cs.Box.new(3).size // 4',
      '```',
    ].join('\n');
    expect(problemsOf(results, source)).toEqual([expect.stringContaining('gives 3')]);
  });

  test("states why a result isn't evaluated", () => {
    const source = '```qs\na = ds.Log.all().length // 4\n```';
    const site = testSite({next: {'page.md': source}});
    const page = site.versions[0]?.pages[0];
    expect(page && checkResults(page, site).map(({verdict, detail}) => [verdict, detail])).toEqual([
      ['unknown', 'the sample data has no dataclass Log'],
    ]);
  });
});
