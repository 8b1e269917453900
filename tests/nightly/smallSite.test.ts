import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createFixtureSite, page, type FixtureSite} from '../support/fixtureSite';
import {warnings} from '../support/warnings';

let site: FixtureSite;

beforeAll(() => {
  site = createFixtureSite();
});

afterAll(() => {
  fs.rmSync(site.directory, {recursive: true});
});

describe('built for development', () => {
  let code: number;
  let output: string;

  beforeAll(async () => {
    ({code, output} = await site.build({}, ['--dev']));
  });

  test("rendering prints no warnings, even with React's development checks", () => {
    expect(warnings(output)).toEqual([]);
    expect(code).toBe(0);
  });

  // An excluded module's name contains the site's folder, so its id differs in another folder.
  test('no alias excludes a module', () => {
    const folder = path.join(site.directory, 'build');
    const bundles = fs.readdirSync(folder).filter((name) => name.endsWith('.js'));
    expect(bundles).toContain('main.js');
    const leftOut = bundles.filter((name) =>
      fs.readFileSync(path.join(folder, name), 'utf8').includes('/* (ignored) */'),
    );
    expect(leftOut).toEqual([]);
  });
});

describe('with a second language and a page that causes a React warning', () => {
  let code: number;
  let output: string;

  beforeAll(async () => {
    const remove = site.addPage(
      'bad',
      page('Bad', 'Text. <details><summary>More</summary>Text.</details>'),
    );
    const restore = site.edit('src/config/navbar.ts', "locales = ['en']", "locales = ['en', 'fr']");
    ({code, output} = await site.build({}, ['--locale', 'en']));
    restore();
    remove();
  });

  test('detects warnings during rendering', () => {
    expect(warnings(output)).not.toEqual([]);
    expect(output).toContain('/docs/next/bad');
  });

  test('the language dropdown offers both languages', () => {
    expect(code).toBe(0);
    const html = fs.readFileSync(path.join(site.directory, 'build/faq.html'), 'utf8');
    expect(html).toMatch(/dropdown__link[^>]*>English</);
    expect(html).toMatch(/dropdown__link[^>]*>Français</);
  });
});
