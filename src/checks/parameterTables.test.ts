import {describe, expect, test} from 'vitest';
import {problemsOf} from '../../tests/support/testSite';
import {parameterTables} from './parameterTables';

function page(signature: string, ...rows: string[]): string {
  const table = ['| Parameter | Type | | Description |', '|---|---|:-:|---|', ...rows];
  return ['```qs signature', signature, '```', '', ...(rows.length > 0 ? table : [])].join('\n');
}

const source = '| source | string | → | Text |';
const result = '| Result | integer | ← | Number |';

describe('the parameter table check', () => {
  test.each([
    [
      'a parameter without a row, in a table below the first sample',
      page('length(source : string) : integer', '', result).replace(
        '\n\n',
        '\n\n```qs\nsize = length("Qodly") // 5\n```\n\n',
      ),
      /^1: .*no row for "source"/,
    ],
    [
      'a parameter without a row',
      page('length(source : string, other : string) : integer', source, result),
      /^1: .*no row for "other"/,
    ],
    [
      'a row for an unknown parameter',
      page('length(source : string) : integer', source, '| sauce | string | → | x |', result),
      /^8: the row "sauce" names no parameter.*"source"/,
    ],
    [
      'a parameter that only the table calls optional',
      page(
        'length(source : string) : integer',
        '| source | string | → | x; can be left out |',
        result,
      ),
      /^7: the row "source" says that the parameter is optional.*Put it in braces/,
    ],
    [
      'a parameter that the table calls mandatory, and the signature optional',
      page('length({source : string}) : integer', '| source | string | → | x; mandatory |', result),
      /^7: the row "source" says that the parameter is required/,
    ],
    [
      'an unknown type in the table',
      page('length(source : string) : integer', '| source | strng | → | Text |', result),
      /^7: .*unknown type "strng"/,
    ],
    [
      'an unknown type in the signature',
      page('length(source : strng) : integer', source, result),
      /^2: .*unknown type "strng"/,
    ],
    [
      'a result without a row',
      page('length(source : string) : integer', source),
      /no row for "Result"/,
    ],
    [
      'a row "Result" without a result',
      page('length(source : string)', source, result),
      /the signature has no result/,
    ],
    ['a missing table', page('length(source : string) : integer'), /has no parameter table/],
    [
      'a row without a direction',
      page('length(source : string)', '| source | string | | Text |'),
      /direction ""/,
    ],
    [
      'a row without a description',
      page('length(source : string)', '| source | string | → | |'),
      /no description/,
    ],
    [
      'two rows for one parameter',
      page('length(source : string)', source, source),
      /two rows named "source"/,
    ],
    ['a signature that does not parse', page('length(source : string'), /^2: .*does not parse/],
  ])('reports %s', (_, text, message) => {
    expect(problemsOf(parameterTables, text).join()).toMatch(message);
  });

  test.each([
    ['a property', page('.length : integer')],
    ['a function without parameters or a result', page('.trigger()')],
    ['a function without parameters', page('.isNew() : boolean')],
    ['a command without parameters', page('size : integer')],
    ['the syntax of a statement', '```qs signature syntax\nwhile(Condition) statement(s) end\n```'],
  ])('accepts %s', (_, text) => {
    expect(problemsOf(parameterTables, text)).toEqual([]);
  });
});
