import fs from 'node:fs';
import {ESLint} from 'eslint';
import {beforeAll, expect, test} from 'vitest';

const eslint = new ESLint();

beforeAll(async () => {
  // The first file takes a while, because ESLint loads the plugins.
  await eslint.lintText('', {filePath: 'src/remark/checkPage.ts'});
}, 60_000);

/** Returns the rules that a file with this import breaks. */
async function brokenRules(file: string, source: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`import '${source}';\n`, {filePath: file});
  return (result?.messages ?? []).map(({ruleId}) => ruleId);
}

test.each([
  // Components may import neither the build nor the code that uses them.
  ['src/components/writers/Since/index.tsx', '../../../content/site'],
  ['src/components/writers/Since/index.tsx', '@site/src/remark/checkPage'],
  ['src/components/writers/Since/index.tsx', '@site/src/language/parser/parse'],
  ['src/components/writers/Since/index.tsx', '@site/src/language/evaluate/run'],
  ['src/components/writers/Since/index.tsx', '@site/src/theme/Layout/index'],
  ['src/components/writers/Since/index.tsx', '../../../remark/markdownNodes'],
  ['src/components/PageHead/index.tsx', '../../plugins/fonts/fonts'],
  ['src/components/PageHead/index.tsx', '@site/src/reference/server/packNames'],
  ['src/components/PageHead/index.tsx', '@site/src/runtime/navigate/routes'],
  ['src/components/PageHead/index.tsx', '@site/src/search/client/recentPages'],
  ['src/components/writers/Since/markdown.ts', '../../../export/server/rewrite'],
  ['src/components/writers/Since/markdown.ts', '@site/src/components/ScrollTable'],
  ['src/client/retryOnce.ts', '../components/PageHead'],
  ['src/client/retryOnce.ts', './modules/copyAnchors'],
  ['src/theme/Layout/index.tsx', '@site/src/reference/server/packNames'],
  ['src/theme/Layout/index.tsx', '@site/src/runtime/recover/recover'],
  ['src/pages/index.tsx', 'fs'],
  ['src/addresses/fixAddress.ts', '../config/brand'],
  ['src/addresses/fixAddress.ts', 'node:path'],
  // Configuration may not import plugins or components.
  ['src/config/search.ts', '../search/options'],
  ['src/config/navbar.ts', '../plugins/fonts/fonts'],
  ['src/config/navbar.ts', '../components/Landing'],
  // The search engine is pure.
  ['src/search/engine/rank.ts', 'node:path'],
  ['src/search/engine/rank.ts', '../ui/SearchBar/Box'],
  ['src/search/engine/rank.ts', '../client/worker'],
  ['src/search/engine/rank.ts', '../../content/reference/shapes'],
  ['src/search/client/worker.ts', '../ui/SearchBar/Box'],
  ['src/search/shared/stem.ts', '../engine/rank'],
  ['src/search/server/buildIndex.ts', '../client/worker'],
  // Imports within the build go one way.
  ['src/remark/members.ts', '../components/writers/Since/index'],
  ['src/remark/members.ts', '../reference/server/packNames'],
  ['src/remark/screens.ts', '../drawings/screens/ScreenSketch'],
  ['src/checks/links.ts', '../remark/members'],
  ['src/checks/links.ts', '../search/options'],
  ['src/drawings/screens/drawScreen.ts', '../../checks/problem'],
  ['src/content/page.ts', '../checks/problem'],
  ['src/content/page.ts', '../drawings/screens/readScreen'],
  ['src/content/reference/entry.ts', '../../remark/members'],
  ['src/content/page.ts', '@site/src/remark/members'],
  ['src/language/parser/parse.ts', '../../content/page'],
  ['src/language/rules/walk.ts', '../../../tests/support/testSite'],
  ['src/language/highlight/highlightCode.ts', '../../config/sampleTargets'],
  ['src/language/checkCode/checkCode.ts', 'node:fs'],
  ['src/rest/readHttp.ts', '../checks/problem'],
  ['src/publish/assemble.ts', '../search/options'],
  // Navigation may not import the build, and nothing may import the runtime.
  ['src/runtime/navigate/routes.ts', '../build/split'],
  ['src/runtime/recover/recover.ts', '../navigate/routes'],
  ['src/plugins/client/index.ts', '../../runtime/html/headTags'],
])('in %s, lint rejects an import of %s', async (file, source) => {
  expect(await brokenRules(file, source)).toEqual(['layers/imports']);
});

test.each([
  ['src/theme/Layout/index.tsx', '@site/src/components/writers/Since'],
  ['src/components/writers/Since/index.tsx', '@theme/Heading'],
  ['src/components/writers/Since/index.tsx', '@docusaurus/plugin-content-docs/client'],
  ['src/components/writers/Since/index.tsx', '@site/src/reference/client/load'],
  ['src/components/writers/Since/markdown.ts', '../../../content/nodes'],
  ['src/components/writers/Since/markdown.ts', '../../../remark/markdownNodes'],
  ['src/search/engine/rank.ts', '../shared/stem'],
  ['src/search/server/buildIndex.ts', '../shared/stem'],
  ['src/search/server/buildIndex.ts', '../../content/site'],
  ['src/remark/members.ts', 'node:path'],
  ['src/remark/members.ts', '../content/headings'],
  ['src/checks/samples.ts', '../language/checks/checkSource'],
  ['src/content/reference/entry.ts', '../page'],
  ['src/content/page.ts', '../config/pageKinds'],
  ['src/publish/release.ts', '../content/site'],
])('in %s, lint accepts an import of %s', async (file, source) => {
  expect(await brokenRules(file, source)).toEqual([]);
});

test('lint accepts a type import where it rejects a value import', async () => {
  const code =
    "import type {Entry} from '../../content/reference/entry';\nexport type Name = Entry['name'];";
  const [result] = await eslint.lintText(code, {filePath: 'src/reference/shared/cards.ts'});
  expect(result?.messages.filter(({ruleId}) => ruleId === 'layers/imports')).toEqual([]);
});

test('lint rejects re-exports and dynamic imports just like static imports', async () => {
  for (const code of [
    "export * from '../remark/members';",
    "export {default} from '../remark/members';",
    "void import('../remark/members');",
  ]) {
    const [result] = await eslint.lintText(code, {filePath: 'src/content/page.ts'});
    expect(result?.messages.map(({ruleId}) => ruleId)).toEqual(['layers/imports']);
  }
});

test('the site config imports no UI code', () => {
  const source = fs.readFileSync('docusaurus.config.ts', 'utf8');
  expect(source).toContain("from './src/config/");
  expect(source).not.toMatch(/from '\.\/src\/(?:client|components|pages|theme|search\/ui)\//);
});
