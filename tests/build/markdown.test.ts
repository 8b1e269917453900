import fs from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, test} from 'vitest';
import {readEnvironment} from '../../src/config/environment';
import {anchorsOf, buildDir, emittedRoutes, readBuilt} from './builtPages';
import {versions} from '../support/versions';

const base = `${readEnvironment(process.env).siteUrl}/docs/`;

const unversioned = new Set(['', '404', 'markdown-page', 'searchAPI']);

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

let routes: Set<string>;
/** Each page's Markdown, as text and as a tree, by route. */
let pages: Map<string, {text: string; tree: Root}>;

beforeAll(() => {
  routes = emittedRoutes();
  pages = new Map(
    [...routes].flatMap((route) => {
      const file = path.join(buildDir, `${route}.md`);
      if (unversioned.has(route) || !fs.existsSync(file)) {
        return [];
      }
      const text = fs.readFileSync(file, 'utf8');
      return [[route, {text, tree: parser.parse(text)}]];
    }),
  );
});

function routesOf(prefix: string): string[] {
  const others = versions.map(({path: other}) => other).filter((other) => other !== '');
  return [...routes].filter(
    (route) =>
      !unversioned.has(route) &&
      (prefix === '' ? !others.some((other) => route.startsWith(other)) : route.startsWith(prefix)),
  );
}

/** Returns the problems that `find` reports for the nodes on all pages, with their locations. */
function problems(find: (node: Nodes, route: string) => string | undefined): string[] {
  return [...pages].flatMap(([route, {tree}]) => {
    const found: string[] = [];
    visit(tree, (node) => {
      const problem = find(node, route);
      if (problem !== undefined) {
        found.push(`${route}.md:${node.position?.start.line}: ${problem}`);
      }
    });
    return found;
  });
}

test("every Markdown file begins with its page's title", () => {
  expect([...pages].filter(([, {text}]) => !/^# \S/.test(text)).map(([route]) => route)).toEqual(
    [],
  );
});

test('no Markdown file contains components, imports, or page grammar syntax', () => {
  expect(
    problems((node) => {
      if (node.type === 'html' && /^<\/?[A-Z]/.test(node.value)) {
        return node.value;
      }
      if (node.type === 'text' && /^(?:import|export) .*from |^:::/.test(node.value)) {
        return node.value;
      }
      return node.type === 'code' && node.meta ? node.meta : undefined;
    }),
  ).toEqual([]);
});

test('every link is absolute and points to a page and an anchor that the build emits', () => {
  expect(
    problems((node) => {
      if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') {
        return undefined;
      }
      if (!/^(?:https?:|mailto:)/.test(node.url)) {
        return `${node.url} is not absolute`;
      }
      if (!node.url.startsWith(base)) {
        return undefined;
      }
      const [route = '', anchor] = decodeURI(node.url.slice(base.length)).split('#');
      if (/\.(?:md|txt|json)$/.test(route)) {
        return fs.existsSync(path.join(buildDir, route)) ? undefined : `${node.url} is not a file`;
      }
      if (!routes.has(route)) {
        return `${node.url} points to a missing page`;
      }
      return anchor === undefined || anchorsOf(route).has(anchor)
        ? undefined
        : `${node.url} points to a missing anchor`;
    }),
  ).toEqual([]);
});

describe.each(versions)('version $label', ({path: prefix}) => {
  test('llms.txt and the files it links to list every page once', () => {
    const index = readBuilt(`${prefix}llms.txt`);
    const lists = [...index.matchAll(/^- \[.*?\]\((\S+?\/llms\/\S+?)\)/gm)].map(([, url = '']) =>
      readBuilt(url.slice(base.length)),
    );
    const listed = [index, ...lists]
      .flatMap((text) => [...text.matchAll(/^ *- \[.*?\]\((.*?)\.md\)/gm)])
      .map((match) => decodeURI(match[1] ?? '').slice(base.length));
    expect(listed.sort()).toEqual(routesOf(prefix).sort());
  });
});
