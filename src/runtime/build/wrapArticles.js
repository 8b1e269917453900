/**
 * Loader that wraps the pages in Docusaurus' `registry.js`, on the server and in the dev server. In the dev
 * server, it also drops `require.resolveWeak`, whose output changes once the page is compiled. The bundler
 * would then replace the registry, and with it the whole app, which is waiting for the page.
 *
 *     "00b0": [() => import("@site/docs/faq.md"), "@site/docs/faq.md", require.resolveWeak("@site/docs/faq.md")],
 *
 * becomes
 *
 *     "00b0": [() => loadArticle("00b0", () => import("@site/docs/faq.md")), "@site/docs/faq.md", "@site/docs/faq.md"],
 */
module.exports = function wrapArticles(source) {
  const {isLive} = this.getOptions();
  const line =
    /^ *"([^"]+)": \[\(\) => (import\([^\n]*?"[^"\n]+\.mdx?"\)), (".+?"), (require\.resolveWeak\(\3\))/gm;
  const wrapped = source.replace(
    line,
    (_, name, load, file, weak) =>
      `"${name}": [() => loadArticle("${name}", () => ${load}), ${file}, ${isLive ? file : weak}`,
  );
  if (wrapped === source && /\.mdx?"/.test(source)) {
    throw new Error('registry.js lists no pages. Did Docusaurus change its format?');
  }
  return `import {loadArticle} from '@site/src/runtime/navigate/loadArticle';\n${wrapped}`;
};
