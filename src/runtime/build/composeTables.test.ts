import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {expect, test} from 'vitest';
import {joinRoute} from '../../addresses/paths';
import type {RouteData} from '../shared/table';
import {Tables} from './composeTables';
import {docsPlugin, type GeneratedData} from './readGenerated';
import {split} from './split';

function version(name: string, path: string, ids: string[], isLast = false): GlobalVersion {
  return {
    name,
    label: name,
    path,
    isLast,
    mainDocId: ids[0] ?? '',
    docs: ids.map((id) => ({id, path: joinRoute(path, id), sidebar: 'Develop'})),
    draftIds: [],
    sidebars: {},
  };
}

function routesOf({name, path, docs}: GlobalVersion): RouteData {
  const pages = docs.map((doc) => ({
    path: doc.path,
    hash: 'p',
    exact: true,
    modules: {__comp: 'DocItem', content: `${name}:${doc.id}`},
  }));
  const root = {path, hash: 'r', modules: {__comp: 'DocRoot'}, routes: pages};
  const modules = {__comp: 'DocVersionRoot', __props: `${name}:props`};
  return {path, hash: 'v', version: name, modules, routes: [root]};
}

const versions = [
  version('2.0', '/docs/', ['start', 'commands/length', 'commands/lengths', 'new'], true),
  version('1.0', '/docs/1.0', ['start', 'commands/length']),
];

const generated: GeneratedData = {
  routes: [
    {path: '/docs/', hash: 'd', modules: {__comp: 'DocsRoot'}, routes: versions.map(routesOf)},
  ],
  registry: {DocItem: '@theme/DocItem', '1.0:start': '@site/start.md'},
  globalData: {[docsPlugin]: {default: {path: '/docs/', versions}}},
};

const names = ['props', 'start', 'commands/length', 'commands/lengths', 'new'];
const tables = new Tables(generated, {
  locations: Object.fromEntries(
    versions.flatMap(({name}) => names.map((id) => [`${name}:${id}`, [1, `${name}:${id}`]])),
  ),
  files: Object.fromEntries(
    versions.flatMap(({name}) => names.map((id) => [`${name}:${id}`, `${name}-${id}.js`])),
  ),
  scripts: ['main.js'],
});

test('the table of a page contains its route and the files that it needs', () => {
  const table = tables.ofPages()['/docs/1.0/commands/length'];
  expect(table?.routes[0]?.routes?.map(({path}) => path)).toEqual(['/docs/1.0/commands/length']);
  expect(Object.values(table?.files ?? {})).toEqual(['1.0-props.js', '1.0-commands/length.js']);
  expect(table?.docs.map(({id}) => id)).toEqual(['commands/length']);
});

test('the table contains the replacement for a page that a version lacks', () => {
  const [latestTable] = tables.ofVersions();
  expect(latestTable?.scripts).toEqual(['main.js']);
  expect(latestTable?.elsewhere['1.0']?.map(({id}) => id)).toEqual(['start', 'commands/length']);
});

test('the only pages in the shared data are the known docs', () => {
  const shared = split(generated, new Set(['new']));
  expect(JSON.stringify(shared.routes)).not.toContain('start');
  expect(JSON.stringify(shared.globalData)).not.toContain('lengths');
  expect(JSON.stringify(shared.globalData)).toContain('/docs/new');
  expect(shared.eager).toEqual(new Set(['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem']));
  expect(shared.tableModules).toContain('1.0:start');
});
