import {expect, test} from 'vitest';
import {createWritersSite} from '../../tests/support/writersSite';
import {applyChanges} from './fileChanges';

const site = createWritersSite({'docs/a.md': 'a', 'docs/b.md': 'b'});

test('undoes all changes if one fails', () => {
  const file = (name: string) => `${site.directory}/${name}`;
  const changes = new Map([
    [file('docs/a.md'), undefined],
    [file('docs/new.md'), 'new'],
    [file('docs/b.md/c.md'), 'below a file'],
  ]);
  expect(() => applyChanges(changes)).toThrow();
  expect(site.git('status', '--short')).toBe('');
});
