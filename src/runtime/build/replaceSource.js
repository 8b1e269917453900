/** Loader of the bundler: puts the source that its options hold in the place of the file's. */
module.exports = function replaceSource() {
  return this.getOptions().source;
};
