/**
 * Loader of the bundler for Docusaurus' `registry.js`:
 *
 *     "00b0": [() => import("@site/docs/faq.md"), …],
 *
 * becomes
 *
 *     "00b0": [() => loadArticle("00b0", () => import("@site/docs/faq.md")), …],
 */
module.exports = function wrapArticles(source) {
  const wrapped = source.replace(
    /^ *"([^"]+)": \[\(\) => (import\([^\n]*?"[^"\n]+\.mdx?"\))/gm,
    '"$1": [() => loadArticle("$1", () => $2)',
  );
  if (wrapped === source && /\.mdx?"/.test(source)) {
    throw new Error(
      'static-articles finds no page in registry.js: has Docusaurus changed its form?',
    );
  }
  return `import {loadArticle} from '@site/src/plugins/static-articles/client/loadArticle';\n${wrapped}`;
};
