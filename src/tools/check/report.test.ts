import {afterEach, expect, test, vi} from 'vitest';
import {createWritersSite, type WritersSite} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site';
import {listFiles} from '../listFiles';
import {report} from './report';

let site: WritersSite;

afterEach(() => {
  vi.restoreAllMocks();
});

test('writes the problems on pages before it reports that the machine is offline', async () => {
  const links = '[a](https://one.invalid/) [b](https://two.invalid/)';
  site = createWritersSite({'docs/page.md': `Coming soon: ${links}\n`});
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const files = listFiles(readSite(site.directory));
  const options = {fix: false, external: true, format: 'text'} as const;
  await expect(report(files, site.directory, options)).rejects.toThrow(/offline/);
  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines.join('\n')).toContain('docs/page.md:1: "Coming soon"');
  expect(lines.at(-1)).toMatch(/^Checked 1 page in [\d.]+ s: [2-9] problems\.$/);
});
