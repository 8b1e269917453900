/** Loader for the bundler. Replaces the file's source with the one in its options. */
module.exports = function replaceSource() {
  return this.getOptions().source;
};
