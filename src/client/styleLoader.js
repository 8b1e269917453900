// eslint-disable-next-line @typescript-eslint/no-require-imports -- the bundler loads this file as CommonJS
const {transform} = require('lightningcss');

/** Bundler loader that returns styles as text, for code that adds them to the page (`addStyles.ts`). */
module.exports = function styleLoader(source) {
  const {code} = transform({
    filename: this.resourcePath,
    code: Buffer.from(source),
    minify: true,
  });
  return `export default ${JSON.stringify(code.toString())};`;
};
