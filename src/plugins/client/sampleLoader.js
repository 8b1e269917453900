/** Bundler loader, in JavaScript because the bundler can't load TypeScript. Passes the file to `toModule`. */
module.exports = function sampleLoader(source) {
  return this.getOptions().toModule(source, this.resourcePath);
};
