import {expect, test} from 'vitest';
import wrapArticles from './wrapArticles';

const wrap = (source: string, isLive = false) =>
  wrapArticles.call({getOptions: () => ({isLive})}, source);

const line = (name: string, file: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;

const wrappedLine =
  '"00": [() => loadArticle("00", () => import(/* webpackChunkName: "00" */ "@site/docs/faq.md")), "@site/docs/faq.md", ';

test('wraps only pages', () => {
  const data = line('01', '@generated/p/docs-7fc.json');
  const wrapped = wrap(`export default {\n${line('00', '@site/docs/faq.md')}\n${data}\n}`);
  expect(wrapped).toContain(`${wrappedLine}require.resolveWeak("@site/docs/faq.md")]`);
  expect(wrapped).toContain(data.trim());
});

test('names pages without resolving them in the dev server', () => {
  const wrapped = wrap(line('00', '@site/docs/faq.md'), true);
  expect(wrapped).toContain(`${wrappedLine}"@site/docs/faq.md"]`);
});

test('stops the build if the registry lists pages in a different format', () => {
  expect(() => wrap('[{load: () => import("@site/docs/faq.md")}]')).toThrow('registry.js');
});
