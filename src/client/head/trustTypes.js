/**
 * Inlined into the head of every page: what the content policy of a release lets scripts turn into markup
 * and scripts. Only scripts of this origin are loaded, and no text is run as a script.
 */
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => html,
  createScriptURL: (url) => (new URL(url, location).origin === origin ? url : null),
});
