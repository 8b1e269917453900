import {expect, test, vi} from 'vitest';
import {readText} from '../../client/readText';
import {addWholeTable} from './routes';

vi.mock('@generated/docusaurus.config', () => ({default: {baseUrl: '/docs/'}}));
vi.mock('@generated/globalData', () => ({default: {}}));
vi.mock('@generated/registry', () => ({default: {}}));
vi.mock('@generated/routesChunkNames', () => ({default: {}}));
vi.mock('../../addresses/client/localAddress', () => ({localAddress: vi.fn()}));
vi.mock('../../client/readText', () => ({readText: vi.fn()}));
vi.mock('./ComponentCreator', () => ({default: vi.fn()}));
vi.mock('./loadArticle', () => ({loadArticle: vi.fn()}));
vi.mock('./modules', () => ({addModules: vi.fn(), loadModule: vi.fn()}));

test('a table is revalidated, and requested past the cache after a failure', async () => {
  const table = (version: string) => JSON.stringify({version, scripts: ['main.js']});
  vi.stubGlobal('document', {querySelector: () => ({})});
  vi.mocked(readText).mockResolvedValueOnce(table('1.0.0')).mockResolvedValue(table('next'));
  await expect(addWholeTable('next')).rejects.toThrow('wrong content');
  await addWholeTable('next');
  await addWholeTable('next');
  expect(vi.mocked(readText).mock.calls).toEqual([
    ['/docs/routes-next.json', 'no-cache'],
    ['/docs/routes-next.json', 'reload'],
  ]);
});

test('a table from another build is rejected', async () => {
  vi.stubGlobal('document', {querySelector: () => null});
  vi.mocked(readText).mockResolvedValue(JSON.stringify({version: '1.0.0', scripts: ['new.js']}));
  await expect(addWholeTable('1.0.0')).rejects.toThrow('republished');
  // Other scripts, such as `vendor`, are often unchanged.
  vi.stubGlobal('document', {querySelector: (found: string) => (/old/.test(found) ? {} : null)});
  vi.mocked(readText).mockResolvedValue(
    JSON.stringify({version: '1.0.0', scripts: ['old.js', 'new.js']}),
  );
  await expect(addWholeTable('1.0.0')).rejects.toThrow('republished');
});
