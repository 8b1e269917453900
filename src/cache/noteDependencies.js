/**
 * Bundler loader that runs before MDX and declares the other pages that a page shows or is checked
 * against, beyond `sharedFacts`. Change lists can show text from any page; a badge is compared with
 * the same page in other versions.
 */
module.exports = function noteDependencies(source) {
  const {samePages} = this.getOptions();
  if (/<(?:Page|Reference)Changes\b/.test(source)) {
    this.cacheable(false);
  }
  if (/<(?:Since|Changed)\b/.test(source)) {
    samePages(this.resourcePath).forEach((file) => this.addDependency(file));
  }
  return source;
};
