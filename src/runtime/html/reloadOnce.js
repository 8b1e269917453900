// Inlined before `pageGuard.js`, without `export`.

const markOf = () => `docs.reloaded:${location.pathname}`;

/** Returns whether this URL was reloaded before. The history entry records it if storage is blocked. */
function wasReloaded() {
  try {
    if (sessionStorage.getItem(markOf())) {
      return true;
    }
  } catch {
    // Storage is blocked.
  }
  return Boolean(history.state?.reloaded);
}

function markReloaded() {
  let isMarked = false;
  try {
    sessionStorage.setItem(markOf(), '1');
    isMarked = true;
  } catch {
    // Storage is blocked or full.
  }
  try {
    history.replaceState({...history.state, reloaded: true}, '');
    isMarked = true;
  } catch {
    // Browsers limit how often a page may do this.
  }
  return isMarked;
}

/**
 * Reloads the page unless it was already reloaded. Returns false if it was, or if the reload can't be
 * recorded. After a navigation to this URL, always reloads, and scrolls to the top or to the heading.
 *
 * @param {boolean} [isMove]
 */
export function reloadOnce(isMove) {
  if ((!isMove && wasReloaded()) || !markReloaded()) {
    return false;
  }
  if (isMove) {
    // Otherwise the browser would scroll to the previous page's position.
    history.scrollRestoration = 'manual';
  }
  location.reload();
  return true;
}

/** Records that the URL has loaded, so that it can be reloaded again after a later redeploy. */
export function settle() {
  try {
    sessionStorage.removeItem(markOf());
  } catch {
    // Storage is blocked.
  }
  if (history.state?.reloaded) {
    try {
      history.replaceState({...history.state, reloaded: undefined}, '');
    } catch {
      // Browsers limit how often a page may do this.
    }
  }
}
