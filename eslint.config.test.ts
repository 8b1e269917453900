import {ESLint} from 'eslint';
import {beforeAll, expect, test} from 'vitest';

const eslint = new ESLint();

beforeAll(async () => {
  // The first file takes its time: ESLint loads the plugins.
  await eslint.lintText('', {filePath: 'src/remark/fail.ts'});
}, 60_000);

/** The rules that a file with this import breaks. */
async function broken(file: string, source: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`import '${source}';\n`, {filePath: file});
  return (result?.messages ?? []).map(({ruleId}) => ruleId);
}

test.each([
  ['src/components/Since/index.tsx', '../../content/trees'],
  ['src/components/Since/index.tsx', '@site/src/remark/fail'],
  ['src/components/Since/index.tsx', '@site/src/language/parser/parse'],
  ['src/components/Since/index.tsx', '@site/src/theme/Layout/index'],
  ['src/theme/Layout/index.tsx', '@site/src/plugins/reference/build/packNames'],
  ['src/pages/index.tsx', 'fs'],
  ['src/plugins/search/client/rank.ts', 'node:path'],
  ['src/plugins/search/client/rank.ts', '../theme/SearchBar/Box'],
  ['src/plugins/search/shared/stem.ts', '../client/rank'],
  ['src/plugins/search/build/buildIndex.ts', '../client/rank'],
  ['src/remark/fail.ts', '../components/Since/index'],
])('lint refuses in %s an import of %s', async (file, source) => {
  expect(await broken(file, source)).toEqual(['no-restricted-imports']);
});

test.each([
  ['src/theme/Layout/index.tsx', '@site/src/components/Since'],
  ['src/components/Since/index.tsx', '@theme/Heading'],
  ['src/components/Since/index.tsx', '@docusaurus/plugin-content-docs/client'],
  ['src/components/Since/index.tsx', '@site/src/plugins/reference/client/load'],
  ['src/plugins/search/client/rank.ts', '../shared/stem'],
  ['src/plugins/search/build/buildIndex.ts', '../shared/stem'],
  ['src/plugins/search/build/buildIndex.ts', '../../../content/trees'],
  ['src/remark/fail.ts', 'node:path'],
])('lint takes in %s an import of %s', async (file, source) => {
  expect(await broken(file, source)).toEqual([]);
});
