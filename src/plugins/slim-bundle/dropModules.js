/**
 * Loader of the bundler for Docusaurus' `registry.js`:
 *
 *     "00b0": [() => import(…), "@site/docs/faq.md", require.resolveWeak("@site/docs/faq.md")],
 *
 * becomes
 *
 *     "00b0": [() => import(…)],
 */
module.exports = function dropModules(source) {
  return source.replace(/, "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\]/g, ']');
};
