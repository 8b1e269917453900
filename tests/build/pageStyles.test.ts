import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildDir, emittedRoutes} from './emittedRoutes';
import {readBuilt} from './builtPages';

const sheets = new Map(
  fs.readdirSync(path.join(buildDir, 'assets/css')).map((file) => {
    const [name = ''] = file.split('.');
    const classes = readBuilt(`assets/css/${file}`).match(/(?<=\.)[a-z_][\w-]*/gi);
    return [name, new Set(classes)] as const;
  }),
);

/** By the name of a stylesheet, the classes that no other one has. */
const ownClasses = new Map(
  [...sheets].map(([name, classes]) => {
    const others = [...sheets].filter(([other]) => other !== name).map(([, known]) => known);
    return [name, [...classes].filter((one) => others.every((known) => !known.has(one)))] as const;
  }),
);

test('every page loads the stylesheets whose classes it has', () => {
  const missing = [...emittedRoutes()].flatMap((route) => {
    const html = readBuilt(`${route || 'index'}.html`);
    const shown = new Set(
      [...html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare = '']) =>
        (quoted ?? bare).split(' '),
      ),
    );
    return [...ownClasses]
      .filter(([name]) => !new RegExp(`/${name}\\.\\w+\\.css */?>`).test(html))
      .flatMap(([name, classes]) =>
        classes
          .filter((one) => shown.has(one))
          .map((one) => `/${route} has .${one} and not ${name}.css`),
      );
  });
  expect([...ownClasses.keys()].sort()).toEqual(['drawings', 'landing', 'styles', 'tools']);
  expect(missing).toEqual([]);
});
