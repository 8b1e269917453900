import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {pagePaths, pageRoute, versionTrees, type VersionTree} from '../../src/content/trees';
import nextSidebars from '../../sidebars';

const siteDir = path.resolve(import.meta.dirname, '../..');

const sidebarNames = ['GetStarted', 'Develop', 'Run', 'Integrations', 'Guides'];

/** Pages that stand in no sidebar, by the plan of the navigation: links lead to them. */
const inNoSidebar = new Set([
  'customComponent/api-reference/webform-editor/v0.3.20',
  'faq',
  'get-started/intro',
  'integrations/google-looker-studio',
  'integrations/google-looker-studio-doc',
  'language/Directory',
  'language/Document',
  'language/Transporter',
  'orda/sessions',
]);

function sidebarsOf({name}: VersionTree): object {
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

describe.each(versionTrees(siteDir))('the navigation of $label', (tree) => {
  test('has the five sidebars', () => {
    expect(Object.keys(sidebarsOf(tree)).sort()).toEqual([...sidebarNames].sort());
  });

  test('has every page of the version once, but those that stand in none', () => {
    const ids = Object.values(sidebarsOf(tree)).flatMap(pageIds);
    const pages = pagePaths(tree.directory).map(pageRoute);
    expect(pages.filter((page) => !ids.includes(page) && !inNoSidebar.has(page))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
