/**
 * Loader of the bundler, before the one of MDX: each fault of the page becomes one line, in the
 * terminal and in the overlay. A page with faults is replaced by an empty one, since the loader of
 * MDX would say the same in its own words.
 */
module.exports = async function checkedSource(source) {
  const {check} = this.getOptions();
  const {errors, warnings, standIn, dependsOn, showsOthers} = await check(
    this.resourcePath,
    source,
  );
  this.cacheable(!showsOthers);
  dependsOn.forEach((file) => this.addDependency(file));
  errors.forEach((message) => this.emitError(withoutStack(message)));
  warnings.forEach((message) => this.emitWarning(withoutStack(message)));
  return standIn ?? source;
};

function withoutStack(message) {
  return Object.assign(new Error(message), {stack: ''});
}
