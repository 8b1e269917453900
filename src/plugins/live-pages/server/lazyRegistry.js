/**
 * Loader of the bundler for Docusaurus' `registry.js`, which names the module of each page by
 * `require.resolveWeak`. The bundler writes that differently once the page is compiled; the registry
 * would be replaced then, and the whole app with it while it waits for the page. Browsers do not use
 * the name.
 *
 *     "00b0": [() => import("@site/docs/faq.md"), "@site/docs/faq.md", require.resolveWeak("@site/docs/faq.md")],
 *
 * becomes
 *
 *     "00b0": [() => import("@site/docs/faq.md"), "@site/docs/faq.md", "@site/docs/faq.md"],
 */
module.exports = function lazyRegistry(source) {
  const lazy = source.replace(/require\.resolveWeak\(("[^"\n]+\.mdx?")\)/g, '$1');
  if (lazy === source && /\.mdx?"/.test(source)) {
    throw new Error('live-pages finds no page in registry.js: has Docusaurus changed its form?');
  }
  return lazy;
};
