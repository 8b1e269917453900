import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {policyOf} from '../../src/publish/contentPolicy';
import {buildDir} from './emittedRoutes';

const files = fs.readdirSync(buildDir, {recursive: true, encoding: 'utf8'});

test("no page or image has a style attribute, and the CSP doesn't allow any", async () => {
  const checked = files.filter((file) => /\.(?:html|svg)$/.test(file));
  expect(checked.length).toBeGreaterThan(900);
  const styled = checked.flatMap((file) => {
    const source = fs.readFileSync(path.join(buildDir, file), 'utf8');
    // Parsing all pages would take 15 seconds, and only a few contain text that looks like the attribute.
    if (!/style\s*=/i.test(source)) {
      return [];
    }
    const $ = load(source, {scriptingEnabled: false});
    const first = $('[style]').first();
    return first.length > 0 ? [`${file}: ${$.html(first).slice(0, 200)}`] : [];
  });
  expect(styled).toEqual([]);
  expect(await policyOf(buildDir, [])).not.toMatch(/unsafe-inline|style-src-attr/);
});

test('the stylesheet has the classes for all drawn CSS samples', () => {
  const read = (extension: string) =>
    files
      .filter((file) => file.endsWith(extension))
      .map((file) => fs.readFileSync(path.join(buildDir, file), 'utf8'))
      .join('\n');
  const classesIn = (text: string) => new Set(text.match(/\bdrawing-[\w-]+/g));
  const drawn = classesIn(read('.html'));
  expect(drawn.size).toBeGreaterThan(30);
  const styled = classesIn(read('.css'));
  expect([...drawn].filter((name) => !styled.has(name))).toEqual([]);
});
