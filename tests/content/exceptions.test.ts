import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {checksWithExceptions} from '../../src/checks';
import {exceptions, type RuleWithExceptions} from '../../src/checks/exceptions';
import {samplesByDefinition} from '../../src/content/samplesByDefinition';
import {readSite} from '../../src/content/site';

const maxRatio = 0.05;

const {versions, ...site} = readSite(path.resolve(import.meta.dirname, '../..'));

describe.each(Object.keys(checksWithExceptions) as RuleWithExceptions[])(
  'exceptions to %s',
  (rule) => {
    const excused = Object.keys(exceptions[rule]);

    test('are all needed', () => {
      const subjects = new Set(
        versions.flatMap(({pages}) =>
          pages.flatMap((page) =>
            checksWithExceptions[rule](page, {...site, versions}).map(({subject}) => subject),
          ),
        ),
      );
      expect(excused.filter((subject) => !subjects.has(subject))).toEqual([]);
    });

    test('are in alphabetical order, each with a reason', () => {
      expect(excused).toEqual(excused.toSorted((a, b) => a.localeCompare(b, 'en')));
      expect(Object.values(exceptions[rule])).not.toContain('');
    });
  },
);

test.each(versions)('exceptions are few compared to the members in $label', ({pages}) => {
  const members = pages.flatMap((page) => [...samplesByDefinition(page)]).length;
  const excused = Object.values(exceptions).flatMap((list) => Object.keys(list)).length;
  expect(excused / members).toBeLessThan(maxRatio);
});
