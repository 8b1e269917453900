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

// One of each kind of boundary in eslint.layers.mjs.
test.each([
  ['src/components/writers/Since/index.tsx', '../../../content/site'],
  ['src/components/Contents/index.tsx', '@site/src/reference/server/packNames'],
  ['src/components/Contents/index.tsx', '@site/src/runtime/navigate/routes'],
  ['src/client/retryOnce.ts', './modules/restoreScroll'],
  ['src/pages/index.tsx', 'fs'],
  ['src/addresses/fixAddress.ts', 'node:path'],
  ['src/config/navbar.ts', '../components/Landing'],
  ['src/search/engine/rank.ts', '../../content/reference/shapes'],
  ['src/search/client/worker.ts', '../ui/SearchBar/Box'],
  ['src/remark/drawings.ts', '../drawings/screens/ScreenSketch'],
  ['src/checks/links.ts', '../remark/members'],
  ['src/content/page/page.ts', '@site/src/remark/members'],
  ['packages/qodlyscript/src/rules/walk.ts', '../../../../tests/support/testSite'],
  ['packages/qodlyscript/src/evaluate/run.ts', 'node:fs'],
  ['src/config/search.ts', 'qodlyscript'],
  ['src/runtime/recover/recover.ts', '../navigate/routes'],
])('in %s, lint rejects an import of %s', async (file, source) => {
  expect(await brokenRules(file, source)).toEqual(['layers/imports']);
});

test.each([
  ['src/theme/Layout/index.tsx', '@site/src/components/writers/Since'],
  ['src/components/writers/Since/index.tsx', '@docusaurus/plugin-content-docs/client'],
  ['src/search/server/buildIndex.ts', '../shared/stem'],
  ['src/remark/members.ts', 'node:path'],
  ['src/checks/samples.ts', 'qodlyscript'],
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
    "export * from '../../remark/members';",
    "export {default} from '../../remark/members';",
    "void import('../../remark/members');",
  ]) {
    const [result] = await eslint.lintText(code, {filePath: 'src/content/page/page.ts'});
    expect(result?.messages.map(({ruleId}) => ruleId)).toEqual(['layers/imports']);
  }
});
