import {expect, test} from 'vitest';
import {ruleFaults} from '../testing/ruleFaults';
import {misspelledVariable, unknownNames} from './unknownNames';

/** Returns each name with its kind, and a similar name if there is one. */
function unknown(source: string, others?: Record<string, string>): string[] {
  return ruleFaults(
    (input) =>
      unknownNames(input).map(({at, name, kind, similar = '-'}) => ({
        at,
        found: `${kind} ${name}`,
        hint: similar,
      })),
    source,
    others,
  );
}

test('lists undefined methods, variables, and classes', () => {
  expect(unknown('computeAll(limit)\na = cs.Shape.new()\nb = length(a)')).toEqual([
    '2: class cs.Shape. -',
    '1: method computeAll. -',
    '1: variable limit. -',
  ]);
});

test('accepts definitions in the checked files', () => {
  const others = {
    'Classes/Shape.4qs': 'function area()\n\ttrace',
    'Methods/computeAll.4qs': 'trace',
  };
  expect(unknown('computeall(1)\na = cs.Shape.new()', others)).toEqual([]);
});

test('reports a name similar to that of a variable as a typo', () => {
  const faults = ruleFaults(
    (input) => unknownNames(input).flatMap(misspelledVariable),
    'total = 1\na = totl + other',
  );
  expect(faults).toEqual(['2: "totl" is read, but never assigned. Did you mean "total"?']);
});
