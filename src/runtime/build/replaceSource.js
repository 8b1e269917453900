/** Bundler loader that replaces a file's source with the one in its options. */
module.exports = function replaceSource() {
  return this.getOptions().source;
};
