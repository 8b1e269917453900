import {ESLint} from 'eslint';
import {beforeAll, expect, test} from 'vitest';

const eslint = new ESLint();

beforeAll(async () => {
  // The first file takes its time: ESLint loads the plugins.
  await eslint.lintText('', {filePath: 'src/remark/checkPage.ts'});
}, 60_000);

/** The rules that a file with this import breaks. */
async function broken(file: string, source: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`import '${source}';\n`, {filePath: file});
  return (result?.messages ?? []).map(({ruleId}) => ruleId);
}

test.each([
  ['src/components/writers/Since/index.tsx', '../../../content/site'],
  ['src/components/writers/Since/index.tsx', '@site/src/remark/checkPage'],
  ['src/components/writers/Since/index.tsx', '@site/src/language/parser/parse'],
  ['src/components/writers/Since/index.tsx', '@site/src/language/evaluate/run'],
  ['src/components/writers/Since/index.tsx', '@site/src/theme/Layout/index'],
  ['src/components/writers/Since/index.tsx', '../../../remark/markdownNodes'],
  ['src/components/writers/Since/markdown.ts', '../../../export/server/rewrite'],
  ['src/components/writers/Since/markdown.ts', '@site/src/components/ScrollTable'],
  ['src/theme/Layout/index.tsx', '@site/src/plugins/reference/server/packNames'],
  ['src/pages/index.tsx', 'fs'],
  ['src/search/engine/rank.ts', 'node:path'],
  ['src/search/engine/rank.ts', '../ui/SearchBar/Box'],
  ['src/search/engine/rank.ts', '../client/worker'],
  ['src/search/client/worker.ts', '../ui/SearchBar/Box'],
  ['src/search/shared/stem.ts', '../engine/rank'],
  ['src/search/server/buildIndex.ts', '../engine/rank'],
  ['src/search/server/buildIndex.ts', '../client/worker'],
  ['src/remark/members.ts', '../components/writers/Since/index'],
  ['src/remark/members.ts', '../plugins/reference/server/packNames'],
  ['src/checks/links.ts', '../remark/members'],
  ['src/checks/links.ts', '../search/options'],
  ['src/content/page.ts', '../checks/fault'],
  ['src/content/reference/entry.ts', '../../remark/members'],
  ['src/content/page.ts', '@site/src/remark/members'],
  ['src/language/parser/parse.ts', '../../content/page'],
  ['src/rest/readHttp.ts', '../checks/fault'],
  ['src/publish/assemble.ts', '../search/options'],
])('lint refuses in %s an import of %s', async (file, source) => {
  expect(await broken(file, source)).toEqual(['no-restricted-imports']);
});

test.each([
  ['src/theme/Layout/index.tsx', '@site/src/components/writers/Since'],
  ['src/components/writers/Since/index.tsx', '@theme/Heading'],
  ['src/components/writers/Since/index.tsx', '@docusaurus/plugin-content-docs/client'],
  ['src/components/writers/Since/index.tsx', '@site/src/plugins/reference/client/load'],
  ['src/components/writers/Since/markdown.ts', '../../../content/nodes'],
  ['src/components/writers/Since/markdown.ts', '../../../remark/markdownNodes'],
  ['src/search/engine/rank.ts', '../shared/stem'],
  ['src/search/server/buildIndex.ts', '../shared/stem'],
  ['src/search/server/buildIndex.ts', '../../../content/site'],
  ['src/remark/members.ts', 'node:path'],
  ['src/remark/members.ts', '../content/headings'],
  ['src/checks/samples.ts', '../language/checks/checkSource'],
  ['src/content/reference/entry.ts', '../page'],
  ['src/content/page.ts', '../config/pageKinds'],
  ['src/publish/release.ts', '../content/site'],
])('lint takes in %s an import of %s', async (file, source) => {
  expect(await broken(file, source)).toEqual([]);
});
