import {expect, test} from 'vitest';
import {readOptions} from './readOptions';

const labels = ['next', '2.0.0', '1.0.0'];

test('reads the versions to show, and leaves other options to Docusaurus', () => {
  expect(readOptions([], labels)).toEqual({docusaurusOptions: []});
  expect(readOptions(['--only', 'next', '--no-open'], labels)).toEqual({
    only: ['next'],
    docusaurusOptions: ['--no-open'],
  });
  expect(readOptions(['--port', '3001', '--only=next,2.0.0', '--no-open'], labels)).toEqual({
    only: ['next', '2.0.0'],
    docusaurusOptions: ['--port', '3001', '--no-open'],
  });
});

test.each([[['--only', 'nxet']], [['--only']], [['--only=next,3.0.0']]])(
  'rejects an unknown version: %s',
  (args) => {
    expect(() => readOptions(args, labels)).toThrow(/no version.*next,2\.0\.0,1\.0\.0/);
  },
);
