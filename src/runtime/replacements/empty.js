/** Replaces packages that the bundle imports but never uses. */
module.exports = {};
