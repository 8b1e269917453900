// Inlined before `pageGuard.js`, without `export`.

const markOf = () => `docs.reloaded:${location.pathname}`;

/**
 * Returns the result of the action; undefined if the browser refuses it. Storage can be blocked or full, and
 * browsers limit how often a page may change its history.
 */
function attempt(action) {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Returns whether this URL was reloaded before. The history entry records it if storage is blocked. */
function wasReloaded() {
  return Boolean(attempt(() => sessionStorage.getItem(markOf())) || history.state?.reloaded);
}

function markReloaded() {
  const inStorage = attempt(() => {
    sessionStorage.setItem(markOf(), '1');
    return true;
  });
  const inHistory = attempt(() => {
    history.replaceState({...history.state, reloaded: true}, '');
    return true;
  });
  return inStorage || inHistory;
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
  attempt(() => sessionStorage.removeItem(markOf()));
  if (history.state?.reloaded) {
    attempt(() => history.replaceState({...history.state, reloaded: undefined}, ''));
  }
}
