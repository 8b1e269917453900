/**
 * Runs inline in the head of every page, before and without the bundle. Offers what both need:
 * the notice at the foot of the window, the one reload that an address gets, and whether the server
 * answers. When the main bundle does not run it reloads once, then says so; the text stays readable.
 * Types: client/pageGuard.ts.
 */
(function () {
  const {baseUrl} = window.pageGuardOptions;
  const markOf = () => `docs.reloaded:${location.pathname}`;

  /** Whether this address was reloaded before; the history entry knows it when storage is blocked. */
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

  /** Reloads the page unless that was done before; false when it was, or when it can't be noted. */
  function reloadOnce() {
    if (wasReloaded() || !markReloaded()) {
      return false;
    }
    location.reload();
    return true;
  }

  /** The address has loaded: a later redeploy may reload it again. */
  function settle() {
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

  /** Whether the server answers for this page: a reload then gives at least its text. */
  async function isReachable() {
    try {
      const response = await fetch(location.href, {method: 'HEAD', cache: 'no-store'});
      return response.status < 500;
    } catch {
      return false;
    }
  }

  function hide() {
    document.getElementById('page-notice')?.remove();
  }

  function addNotice() {
    const notice = document.createElement('div');
    notice.id = 'page-notice';
    notice.className = 'page-notice';
    notice.setAttribute('role', 'alert');
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = 'Retry';
    notice.append(document.createElement('p'), retry);
    document.body.prepend(notice);
    return notice;
  }

  function show(text, onRetry) {
    // A new notice would take the keyboard focus from Retry and be announced again.
    const notice = document.getElementById('page-notice') ?? addNotice();
    const message = notice.querySelector('p');
    if (message.textContent !== text) {
      message.textContent = text;
    }
    notice.querySelector('button').onclick = onRetry;
  }

  function showBaseUrlBanner() {
    const banner = document.createElement('div');
    banner.id = 'base-url-banner';
    banner.setAttribute('role', 'alert');
    // With a wrong base URL the stylesheet is missing too; the build inlines the colours.
    banner.style.cssText =
      'margin:20px;padding:20px;border:thick solid var(--qd-wrong);background:var(--qd-paper);color:var(--qd-ink);font:18px system-ui,sans-serif';
    const suggestion = location.pathname.replace(/[^/]*$/, '');
    [
      'This site did not load properly.',
      'It seems to be published under another path than the one it was built for.',
      `Configured baseUrl: ${baseUrl}. Try baseUrl: ${suggestion}`,
    ].forEach((text) => {
      const line = document.createElement('p');
      line.textContent = text;
      banner.append(line);
    });
    document.body.prepend(banner);
  }

  async function checkBundle() {
    // The main bundle sets this as it starts.
    if (window.docusaurus) {
      return;
    }
    if (!`${location.pathname}/`.startsWith(baseUrl)) {
      showBaseUrlBanner();
      return;
    }
    if ((await isReachable()) && reloadOnce()) {
      return;
    }
    show(
      'A part of this site did not load. You can read this page, but search and menus may not work.',
      () => location.reload(),
    );
  }

  window.pageGuard = {reloadOnce, settle, isReachable, show, hide};
  document.addEventListener('DOMContentLoaded', checkBundle);
})();
