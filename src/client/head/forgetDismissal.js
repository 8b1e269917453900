/** Inlined into the head of every page: forgets that an earlier announcement was dismissed. */
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
