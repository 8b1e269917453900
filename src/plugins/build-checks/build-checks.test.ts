import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {beforeEach, expect, test, vi} from 'vitest';
import {createWritersSite, validPage} from '../../../tests/support/writersSite';
import {movedPages} from '../../addresses/redirects';
import buildChecks from '.';

const {directory} = createWritersSite(
  {
    'docs/faq.md': validPage('Text.'),
    'versioned_docs/version-77.0.0/faq.md': validPage('Text.'),
    'tests/build/routes/next.txt': 'faq\nold\n',
    'tests/build/routes/77.0.0.txt': 'faq\ncategory/classes\n',
  },
  ['77.0.0'],
);

beforeEach(() => {
  movedPages['77.0.0'] = {gone: 'faq'};
  return () => delete movedPages['77.0.0'];
});

/** Runs the checks of a build whose latest version has these pages. @param docId the navbar's page */
function check(pages: string[], docId = 'faq'): void {
  const items = [
    {type: 'doc', docId, label: 'FAQ'},
    {type: 'docsVersionDropdown', position: 'right'},
  ];
  const version = (versionName: string, path: string, ids: string[]) => ({
    versionName,
    label: versionName,
    path,
    isLast: versionName === '77.0.0',
    docs: ids.map((id) => ({id, permalink: `${path}/${id}`, source: ''})),
    sidebars: {},
  });
  const loadedVersions = [
    version('next', '/docs/next', ['faq', 'old']),
    version('77.0.0', '/docs', pages),
  ];
  const context = {
    siteDir: directory,
    baseUrl: '/docs/',
    siteConfig: {themeConfig: {navbar: {items}}},
  };
  void buildChecks(context as unknown as LoadContext).allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': {default: {loadedVersions}},
      'docusaurus-plugin-content-pages': {default: [{permalink: '/docs/category/classes'}]},
    },
    actions: {} as PluginContentLoadedActions,
  });
}

test('a build stops if the latest version lacks a page of the navbar', () => {
  expect(() => check(['faq'])).not.toThrow();
  expect(() => check(['faq'], 'old')).toThrow(
    /^Items of the navbar .* link to pages that 77\.0\.0 lacks: \[\{"type":"doc","docId":"old"/,
  );
});

test('a build stops if an address that was published, or has moved, leads nowhere', () => {
  expect(() => check(['start'], 'start'), 'in the dev server').not.toThrow();
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => check(['faq'])).not.toThrow();
  expect(() => check(['start'], 'start')).toThrow(
    /^These addresses lead nowhere:\n\/docs\/faq\n\/docs\/gone\nEnter the new locations/,
  );
});
