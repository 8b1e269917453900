import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildDir, emittedRoutes} from './emittedRoutes';

test('the first line of each bundle tells browsers to compile the whole bundle at once', () => {
  const scripts = fs
    .readdirSync(path.join(buildDir, 'assets/js'))
    .filter((file) => /^(?:main|vendor)\.\w+\.js$/.test(file));
  expect(scripts).toHaveLength(2);
  for (const script of scripts) {
    const source = fs.readFileSync(path.join(buildDir, 'assets/js', script), 'utf8');
    expect(source, script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('the element that the first paint waits for is close to the title', () => {
  const waiting = [...emittedRoutes()].flatMap((route) => {
    const html = readPage(route);
    const [, id] = /<link rel=expect href=#(\S+) /.exec(html) ?? [];
    return id ? [{route, html, id}] : [];
  });
  expect(waiting.length).toBeGreaterThan(900);
  for (const {route, html, id} of waiting) {
    const belowTitle = html.slice(html.indexOf('<h1')).slice(0, 8000);
    expect(
      [` id=${id} `, ` id=${id}>`].some((mark) => belowTitle.includes(mark)),
      `${route}#${id}`,
    ).toBe(true);
  }
});

function readPage(route: string): string {
  const files = [`${route}.html`, path.join(route, 'index.html')];
  const file = files.map((name) => path.join(buildDir, name)).find((name) => fs.existsSync(name));
  return file ? fs.readFileSync(file, 'utf8') : '';
}
