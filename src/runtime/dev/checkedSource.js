/**
 * Loader that runs before the MDX loader. Reports each problem with the page on one line, in the
 * terminal and in the overlay. Replaces a faulty page with an empty one, since the MDX loader would report
 * the same problems in different words.
 */
module.exports = async function checkedSource(source) {
  const {check} = this.getOptions();
  const {errors, warnings, placeholder, dependsOn, showsOtherPages} = await check(
    this.resourcePath,
    source,
  );
  // When the list of pages changes, the bundler forgets the errors on pages that it doesn't reread.
  this.cacheable(!showsOtherPages && errors.length === 0);
  dependsOn.forEach((file) => this.addDependency(file));
  errors.forEach((message) => this.emitError(withoutStack(message)));
  warnings.forEach((message) => this.emitWarning(withoutStack(message)));
  return placeholder ?? source;
};

function withoutStack(message) {
  return Object.assign(new Error(message), {stack: ''});
}
