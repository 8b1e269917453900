/**
 * Loader of the bundler, before the one of MDX: tells it which other pages a page shows or is checked
 * against, besides what `sharedFacts` has. The lists of changes show the text of any page; a badge is
 * compared with the same page of the other versions.
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
