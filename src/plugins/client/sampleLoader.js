/** Loader for the bundler, which can't load TypeScript. Calls the function in its options with the file. */
module.exports = function sampleLoader(source) {
  return this.getOptions().toModule(source, this.resourcePath);
};
