/** Replaces packages that the bundle imports and never uses. */
module.exports = {};
