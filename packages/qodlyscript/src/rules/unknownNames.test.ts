import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {misspelledVariables, unknownNames} from './unknownNames';

/** Returns each name with its kind, and a similar name if there is one. */
function unknown(source: string, otherFiles?: Record<string, string>): string[] {
  return ruleProblems(
    (input, report) =>
      unknownNames(input).forEach(({at, name, kind, similar = '-'}) =>
        report({at}, `${kind} ${name}`, similar),
      ),
    source,
    otherFiles,
  );
}

test('lists undefined methods, variables, and classes', () => {
  expect(unknown('computeAll(limit)\na = cs.Shape.new()\nb = length(a)')).toEqual([
    '2: class cs.Shape. -',
    '1: method computeAll. -',
    '1: variable limit. -',
  ]);
});

test('lists an undefined parent class, and suggests a similar one', () => {
  expect(unknown('extends DataStoreImplementaton')).toEqual([
    '1: class DataStoreImplementaton. DataStoreImplementation',
  ]);
  expect(unknown('extends Entity')).toEqual([]);
  expect(unknown('extends Shape', {'Classes/Shape.4qs': 'function area()\n\ttrace'})).toEqual([]);
});

test('lists a type that looks like a misspelled class of a checked dataclass', () => {
  const source =
    'var quote : cs.QuotEntity\nvar quotes : cs.QuoteSelection\nvar other : cs.Invoice';
  const listed = ['1: class cs.QuotEntity. cs.QuoteEntity'];
  expect(unknown(source, {'cs/Quote.4qs': 'extends DataClass'})).toEqual(listed);
  expect(unknown(source, {'cs/QuoteEntity.4qs': 'extends Entity'})).toEqual(listed);
  expect(unknown(source, {'cs/Quote.4qs': 'function area()\n\ttrace'})).toEqual([]);
});

test('accepts definitions in the checked files', () => {
  const otherFiles = {
    'Classes/Shape.4qs': 'function area()\n\ttrace',
    'Methods/computeAll.4qs': 'trace',
  };
  expect(unknown('computeall(1)\na = cs.Shape.new()', otherFiles)).toEqual([]);
});

test("reports a name similar to a variable's name as a typo", () => {
  const problems = ruleProblems(misspelledVariables, 'total = 1\na = totl + other');
  expect(problems).toEqual(['2: "totl" is read but never assigned. Did you mean "total"?']);
});
