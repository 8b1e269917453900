/**
 * Replaces packages and client modules that the bundle imports but never uses. An alias to `false` would put
 * the build's folder in the bundle.
 */
module.exports = {};
