import {expect, test, vi} from 'vitest';
import {readText} from '../../client/readText';
import {localAddress} from '../../addresses/client/localAddress';
import createPageComponent from './ComponentCreator';
import {addWholeTable, startRoutes} from './routes';

const {docs} = vi.hoisted(() => ({
  docs: {versions: ['2.0.0', '1.0.0'].map((name) => ({name, docs: [{id: 'start'}]}))},
}));

vi.mock('@generated/docusaurus.config', () => ({default: {baseUrl: '/docs/'}}));
vi.mock('@generated/globalData', () => ({
  default: {'docusaurus-plugin-content-docs': {default: docs}},
}));
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

test('the pages of a version, and their docs, arrive with its table', async () => {
  const replace = vi.fn();
  vi.stubGlobal('document', {getElementById: () => null});
  vi.stubGlobal('window', {location: {search: '?q=a', hash: '#b', replace}});
  vi.mocked(localAddress).mockImplementation(String);
  startRoutes([{path: '/docs/', routes: [{path: '/docs/2.0.0', version: '2.0.0'}]}]);
  const [pages] = vi.mocked(createPageComponent).mock.calls.flatMap(([, , added]) => added ?? []);
  const path = '/docs/2.0.0/faq';
  const table = {
    version: '2.0.0',
    scripts: [],
    routes: [{path, exact: true}],
    places: {},
    files: {},
  };
  const added = {docs: [{id: 'start'}, {id: 'faq'}], elsewhere: {'1.0.0': [{id: 'old'}]}};
  vi.mocked(readText)
    .mockReset()
    .mockResolvedValue(JSON.stringify({...table, ...added}));
  expect(pages?.componentsOf(path)).toHaveLength(0);
  await pages?.add(path);
  await pages?.add(path);
  expect(readText).toHaveBeenCalledOnce();
  expect(pages?.componentsOf(path)).toHaveLength(1);
  expect(docs.versions.map((version) => version.docs.map(({id}) => id))).toEqual([
    ['start', 'faq'],
    ['start', 'old'],
  ]);
  await pages?.redirectToServedCase(path);
  expect(replace).not.toHaveBeenCalled();
  void pages?.redirectToServedCase('/docs/2.0.0/FAQ');
  expect(replace).toHaveBeenCalledWith(`${path}?q=a#b`);
});
