import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {formatFault} from '../../src/checks/fault';
import {readSite} from '../../src/content/site';
import {checkSite} from '../../src/tools/check/site';
import {readSidebars} from '../../src/tools/check/site/readSidebars';

const site = readSite(path.resolve(import.meta.dirname, '../..'));

const sidebarNames = ['GetStarted', 'Develop', 'Run', 'Integrations', 'Guides'];

describe.each(site.versions)('the navigation of $label', (version) => {
  test('has the five sidebars', async () => {
    const sidebars = await readSidebars(site, version);
    expect(Object.keys(sidebars ?? {}).sort()).toEqual([...sidebarNames].sort());
  });
});

test('the pages of each version are all in the navigation, linked, and different', async () => {
  const faults = await checkSite(site);
  expect(faults.map((fault) => formatFault(fault, fault.file, site.directory))).toEqual([]);
});
