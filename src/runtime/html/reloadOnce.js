// Inlined before `pageGuard.js`, without `export`.

/** Changes the history entry's mark. Returns false if the browser refuses, which limits how often pages may. */
function markEntry(reloaded) {
  try {
    history.replaceState({...history.state, reloaded}, '');
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page unless this history entry was already reloaded. Returns false if it was, or if the reload
 * can't be recorded. After a navigation to this URL, always reloads, and scrolls to the top or to the heading.
 *
 * @param {boolean} [isMove]
 */
export function reloadOnce(isMove) {
  if ((!isMove && history.state?.reloaded) || !markEntry(true)) {
    return false;
  }
  if (isMove) {
    // Otherwise the browser would scroll to the previous page's position.
    history.scrollRestoration = 'manual';
  }
  location.reload();
  return true;
}

/** Records that the page has loaded, so that it can be reloaded again after a later redeploy. */
export function settle() {
  if (history.state?.reloaded) {
    markEntry(undefined);
  }
}
