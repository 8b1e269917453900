import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder';
import {readGenerated} from './readGenerated';

const directory = temporaryFolder();

test('reads routes with their modules, and recognizes versions', () => {
  const write = (file: string, source: string) =>
    fs.writeFileSync(path.join(directory, file), source);
  write(
    'routes.js',
    `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs/',
    component: ComponentCreator('/docs/', '2a6'),
    routes: [
      {
        path: '/docs/next',
        component: ComponentCreator('/docs/next', '162'),
        routes: [
          {
            path: '/docs/next/it\\'s',
            component: ComponentCreator('/docs/next/it\\'s', '4e5'),
            exact: true,
            sidebar: "Develop"
          }
        ]
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  );
  write('routesChunkNames.json', JSON.stringify({'/docs/next-162': {__comp: 'a1', __props: 'b2'}}));
  write(
    'registry.js',
    `export default {
  "a1": [() => import(/* webpackChunkName: "a1" */ "@theme/DocVersionRoot"), "@theme/DocVersionRoot", require.resolveWeak("@theme/DocVersionRoot")],
};
`,
  );
  const docs = {default: {versions: [{name: 'current', path: '/docs/next'}]}};
  write('globalData.json', JSON.stringify({'docusaurus-plugin-content-docs': docs}));

  const page = {path: "/docs/next/it's", hash: '4e5', exact: true, sidebar: 'Develop'};
  const version = {
    path: '/docs/next',
    hash: '162',
    modules: {__comp: 'a1', __props: 'b2'},
    version: 'current',
    routes: [page],
  };
  expect(readGenerated(directory)).toMatchObject({
    routes: [{path: '/docs/', hash: '2a6', routes: [version]}, {path: '*'}],
    registry: {a1: '@theme/DocVersionRoot'},
  });
});
