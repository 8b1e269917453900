import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readSite, type Version} from '../../src/content/site';
import nextSidebars from '../../sidebars';

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

function sidebarsOf({name}: Version): object {
  return name === 'current'
    ? nextSidebars
    : (JSON.parse(
        fs.readFileSync(
          path.join(siteDir, 'versioned_sidebars', `version-${name}-sidebars.json`),
          'utf8',
        ),
      ) as object);
}

/** Ids of the pages that the items lead to, categories' own pages included. */
function pageIds(item: unknown): string[] {
  if (typeof item === 'string') {
    return [item];
  }
  if (Array.isArray(item)) {
    return item.flatMap(pageIds);
  }
  const {type, id, items, link} = item as {
    type?: string;
    id?: string;
    items?: unknown;
    link?: object;
  };
  return [
    ...(type === 'doc' && id ? [id] : []),
    ...(link ? pageIds(link) : []),
    ...(items ? pageIds(items) : []),
  ];
}

describe.each(readSite(siteDir).versions)('the navigation of $label', (version) => {
  test('has the five sidebars', () => {
    expect(Object.keys(sidebarsOf(version)).sort()).toEqual([...sidebarNames].sort());
  });

  test('has every page of the version once, but those that stand in none', () => {
    const ids = Object.values(sidebarsOf(version)).flatMap(pageIds);
    const pages = version.pages.map(({route}) => route);
    expect(pages.filter((page) => !ids.includes(page) && !inNoSidebar.has(page))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
