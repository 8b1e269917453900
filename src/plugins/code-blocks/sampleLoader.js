/** Loader of the bundler, which can't read TypeScript: hands the file to the function of its options. */
module.exports = function sampleLoader(source) {
  return this.getOptions().toModule(source, this.resourcePath);
};
