import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readSite} from '../../src/content/site';
import {sidebarPages, sidebarsOf} from '../support/sidebarPages';

const siteDir = path.resolve(import.meta.dirname, '../..');

const sidebarNames = ['GetStarted', 'Develop', 'Run', 'Integrations', 'Guides'];

/** Pages that stand in no sidebar, by the plan of the navigation: links lead to them. */
const inNoSidebar = new Set([
  'customComponent/api-reference/webform-editor/v0.3.20',
  'get-started/intro',
  'integrations/google-looker-studio',
  'integrations/google-looker-studio-doc',
  'language/Directory',
  'language/Document',
  'language/Transporter',
  'orda/sessions',
]);

describe.each(readSite(siteDir).versions)('the navigation of $label', (version) => {
  test('has the five sidebars', () => {
    expect(Object.keys(sidebarsOf(siteDir, version)).sort()).toEqual([...sidebarNames].sort());
  });

  test('has every page of the version once, but those that stand in none', () => {
    const ids = sidebarPages(siteDir, version);
    const pages = version.pages.map(({route}) => route);
    expect(pages.filter((page) => !ids.includes(page) && !inNoSidebar.has(page))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
