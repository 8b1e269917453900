/** Runs inline in the head of every page: what was dismissed was another announcement. */
(function () {
  const {id, idKey, dismissKey} = document.currentScript.dataset;
  try {
    if (localStorage.getItem(idKey) !== id) {
      localStorage.removeItem(dismissKey);
    }
  } catch {
    // Storage is blocked.
  }
})();
