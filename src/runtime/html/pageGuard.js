/**
 * Runs inline in the head of every page, before and without the bundle. Loads the bundle, and offers
 * what both need: the notice at the foot of the window, the one reload that an address gets, and whether
 * the server answers. When the main bundle does not run it reloads once, when the stylesheet does not
 * come it asks for that once more, then says so; the text stays readable. Types: client/pageGuard.ts.
 */
(function () {
  const {baseUrl, deadline} = window.pageGuardOptions;
  /** For what is said where the stylesheet did not come. */
  const plainStyle =
    'margin:20px;padding:20px;border:thick solid var(--qd-wrong);background:var(--qd-paper);color:var(--qd-ink);font:18px system-ui,sans-serif';
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

  /**
   * Reloads the page unless that was done before; false when it was, or when it can't be noted. After a
   * move to this address it is done each time, and leads to the top or to the heading.
   */
  function reloadOnce(isMove) {
    if ((!isMove && wasReloaded()) || !markReloaded()) {
      return false;
    }
    if (isMove) {
      // Else the browser would scroll to where the page before was left.
      history.scrollRestoration = 'manual';
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
  function isReachable() {
    return Promise.race([
      fetch(location.href, {method: 'HEAD', cache: 'no-store'}).then(
        ({status}) => status < 500,
        () => false,
      ),
      sleep(),
    ]);
  }

  function sleep() {
    return new Promise((resolve) => setTimeout(resolve, deadline / 2, false));
  }

  /** The browser's cache would give a script that came cut again, for as long as a year. */
  function replaceSpoiled() {
    const loads = [...spoiled].map(async (url) => (await fetch(url, {cache: 'reload'})).blob());
    return Promise.race([Promise.allSettled(loads), sleep()]);
  }

  function hasStyles() {
    const style = getComputedStyle(document.documentElement);
    return style.getPropertyValue('--ifm-color-primary') !== '';
  }

  function hide() {
    if (isUnstyled) {
      showReadable();
    } else {
      document.getElementById('page-notice')?.remove();
    }
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
    if (!hasStyles()) {
      notice.style.cssText = `position:fixed;bottom:0;${plainStyle}`;
    }
    (document.body ?? document.documentElement).prepend(notice);
    return notice;
  }

  function show(text, onRetry) {
    // A new notice would take the keyboard focus from Retry and be announced again.
    const notice = document.getElementById('page-notice') ?? addNotice();
    const message = notice.querySelector('p');
    if (message.textContent !== text) {
      message.textContent = text;
    }
    notice.querySelector('button').onclick = () => replaceSpoiled().then(onRetry);
  }

  function showBaseUrlBanner() {
    const banner = document.createElement('div');
    banner.id = 'base-url-banner';
    banner.setAttribute('role', 'alert');
    banner.style.cssText = plainStyle;
    [
      'This site did not load properly.',
      'It seems to be published under another path than the one it was built for.',
      `Configured baseUrl: ${baseUrl}. Try baseUrl: ${suggestBaseUrl()}`,
    ].forEach((text) => {
      const line = document.createElement('p');
      line.textContent = text;
      banner.append(line);
    });
    document.body.prepend(banner);
  }

  /** What is in front of the page's own path, which its table knows; pages without one aren't nested. */
  function suggestBaseUrl() {
    let [route] = listed('page-table').routes ?? [];
    while (route?.routes) {
      [route] = route.routes;
    }
    const own = route?.path.slice(baseUrl.length) ?? '';
    const address = decodeURI(location.pathname).replace(/\.html$|(?<=.)\/$/, '');
    return own && address.endsWith(`/${own}`)
      ? address.slice(0, -own.length)
      : location.pathname.replace(/[^/]*$/, '');
  }

  function showReadable() {
    show(
      'Part of this site failed to load. You can read this page, but search and menus may not work.',
      () => location.reload(),
    );
  }

  /** Told to keep no place, the browser does not look for the heading of the address either. */
  function showHeading() {
    if (history.scrollRestoration === 'manual' && scrollY === 0) {
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    }
  }

  /** What the head lists; nothing in the dev server, which loads its scripts in the head. */
  function listed(id) {
    return JSON.parse(document.getElementById(id)?.textContent ?? '[]');
  }

  /**
   * Called at the start of the body, which waits for the stylesheet: beside that, on a slow network, the
   * bundle would keep the first words back for half a second.
   */
  function fetchBundle() {
    for (const href of [...listed('bundle'), ...listed('page-scripts')]) {
      document.head.append(
        Object.assign(document.createElement('link'), {rel: 'preload', as: 'script', href}),
      );
    }
  }

  /** Runs the scripts, in their order, once the whole page is there. */
  async function runBundle() {
    await Promise.all(listed('bundle').map(runScript));
    await window.pageGuard.started?.catch(reportError);
    await checkPage();
  }

  function runScript(src) {
    return new Promise((resolve) => {
      const script = document.createElement('script');
      Object.assign(script, {src, async: false, onload: resolve, onerror: resolve});
      document.head.append(script);
    });
  }

  async function checkPage() {
    clearTimeout(timer);
    // Docusaurus sets this as it starts.
    if (window.docusaurus) {
      checkStyles();
      return;
    }
    if (!`${location.pathname}/`.startsWith(baseUrl)) {
      showBaseUrlBanner();
      return;
    }
    if (isLate || !(await isReachable()) || !reloadOnce()) {
      showReadable();
    }
  }

  function stylesheets() {
    return [...document.querySelectorAll('link[rel=stylesheet]')];
  }

  function checkStyles() {
    if (isLate) {
      hide();
      return;
    }
    if (!hasStyles()) {
      failed.add(stylesheets()[0]);
    }
    for (const link of failed) {
      const again = link.cloneNode();
      again.onload = again.onerror = () => {
        isUnstyled = !hasStyles();
        hide();
      };
      link.after(again);
    }
  }

  /** What hangs must not keep the text back: it is put aside, and still takes effect when it comes. */
  function goOnWithout() {
    isLate = true;
    isUnstyled = !hasStyles();
    for (const link of stylesheets()) {
      if (!link.sheet) {
        link.media = 'print';
        link.onload = () => {
          link.media = 'all';
          isUnstyled = false;
          if (window.docusaurus) {
            hide();
          }
        };
      }
    }
    showReadable();
  }

  let isLate = false;
  let isUnstyled = false;
  /** Stylesheets of the page that did not come. */
  const failed = new Set();
  const onError = ({target}) => target.rel === 'stylesheet' && failed.add(target);
  addEventListener('error', onError, {capture: true});
  const spoiled = new Set();
  addEventListener('error', ({error, filename}) => {
    if (error instanceof SyntaxError) {
      spoiled.add(filename);
      replaceSpoiled();
    }
  });
  const timer = setTimeout(goOnWithout, deadline);
  window.pageGuard = {fetchBundle, reloadOnce, settle, isReachable, show, showReadable, hide};
  document.addEventListener('DOMContentLoaded', runBundle);
  document.addEventListener('DOMContentLoaded', showHeading);
  // The page stands where it was opened: from now on, its place is kept as ever.
  addEventListener('load', () => {
    setTimeout(() => {
      history.scrollRestoration = 'auto';
    });
  });
})();
