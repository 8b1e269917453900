// eslint-disable-next-line @typescript-eslint/no-require-imports -- the bundler loads it as it is, as CommonJS
const {transform} = require('lightningcss');

/** Loader of the bundler: styles as text, for what adds them to the page itself (`addStyles.ts`). */
module.exports = function styleLoader(source) {
  const {code} = transform({
    filename: this.resourcePath,
    code: Buffer.from(source),
    minify: true,
  });
  return `export default ${JSON.stringify(code.toString())};`;
};
