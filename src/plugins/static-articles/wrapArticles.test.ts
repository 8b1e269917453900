import {expect, test} from 'vitest';
import wrapArticles from './wrapArticles';

const line = (name: string, file: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;

test('puts itself in front of the pages, and of nothing else', () => {
  const data = line('01', '@generated/p/docs-7fc.json');
  const wrapped = wrapArticles(`export default {\n${line('00', '@site/docs/faq.md')}\n${data}\n}`);
  expect(wrapped).toContain(
    '"00": [() => loadArticle("00", () => import(/* webpackChunkName: "00" */ "@site/docs/faq.md")), "@site/docs/faq.md"',
  );
  expect(wrapped).toContain(data.trim());
});

test('stops the build where pages stand in another form', () => {
  expect(() => wrapArticles('[{load: () => import("@site/docs/faq.md")}]')).toThrow('registry.js');
});
