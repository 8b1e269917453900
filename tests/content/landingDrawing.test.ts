import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {screens} from '../../src/checks/screens';
import {Page} from '../../src/content/page';
import {readSite} from '../../src/content/site';

const siteDir = path.resolve(import.meta.dirname, '../..');
const site = readSite(siteDir);
const drawing = fs.readFileSync(path.join(siteDir, 'src/components/Landing/studio.screen'), 'utf8');

test.each(site.versions)('the studio of the landing page is that of $label', ({directory}) => {
  const source = `\`\`\`screen alt="The studio"\n${drawing}\`\`\`\n`;
  const page = new Page({file: path.join(directory, 'x.md'), path: 'x.md', source});
  expect(screens(page, site)).toEqual([]);
});
