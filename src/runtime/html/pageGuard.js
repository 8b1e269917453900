/* global whenSilent, hear, readAnswer -- modules that are inlined in front of this one */
/**
 * Runs inline in the head of every page, before and without the bundle. Loads the bundle, and offers
 * what both need: the notice at the foot of the window, the one reload that an address gets, and whether
 * the site answers. When the main bundle does not run it reloads once, when the stylesheet does not
 * come it asks for that once more, then says so; the text stays readable. Types: client/pageGuard.ts.
 */
(function () {
  const {baseUrl, deadline, mark} = window.pageGuardOptions;
  /** How long a site that does not answer is left alone; milliseconds. */
  const pause = 3000;
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

  /** Asks for this page, which may only be loaded again when the site itself answers. */
  async function ask() {
    const silence = new AbortController();
    const stop = whenSilent(deadline, () => silence.abort());
    try {
      const {signal} = silence;
      const response = await fetch(location.href, {cache: 'no-store', signal});
      const {status, headers} = response;
      const text = await response.text();
      return readAnswer({status, text, retryAfter: headers.get('retry-after')}, mark, Date.now());
    } catch {
      return {isOurs: false, isForeign: false, wait: 0};
    } finally {
      stop();
    }
  }

  /**
   * Waits until a page of this site answers, and says what it waits for. Gives whether it answered at
   * once; ends without one when the reader has gone elsewhere.
   */
  async function untilOurs(isWanted = () => true) {
    for (let isFirst = true; ; isFirst = false) {
      const answer = await ask();
      if (answer.isOurs && !isFirst) {
        await replaceSpoiled();
      }
      if (answer.isOurs || !isWanted()) {
        return isFirst;
      }
      await untilNextTry(answer);
      if (!isWanted()) {
        return false;
      }
    }
  }

  /** Until the network is back, the reader asks, or it is time. */
  function untilNextTry(answer) {
    return new Promise((resolve) => {
      const done = () => {
        removeEventListener('online', done);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(done, answer.wait || pause);
      if (!answer.wait) {
        addEventListener('online', done);
      }
      show(describe(answer), done);
    });
  }

  function describe({isForeign, wait}) {
    if (wait && navigator.onLine) {
      const seconds = Math.ceil(wait / 1000);
      const amount = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
      return `The site is busy. The page will open in about ${amount}.`;
    }
    const reason = isForeign ? 'Your network may want you to sign in' : "The site isn't responding";
    return `${navigator.onLine ? reason : 'You seem to be offline'}. The page will open as soon as it's available.`;
  }

  /** Loads the page again, as soon as the site answers: anything else would take its text away. */
  async function reload() {
    await untilOurs();
    location.reload();
  }

  /** The browser's cache would give a script that came cut again, for as long as a year. */
  async function replaceSpoiled() {
    const loads = [...spoiled].map(async (url) => (await fetch(url, {cache: 'reload'})).blob());
    const silence = new Promise((resolve) => whenSilent(deadline, resolve));
    await Promise.race([Promise.allSettled(loads), silence]);
  }

  function hasStyles() {
    const style = getComputedStyle(document.documentElement);
    return style.getPropertyValue('--ifm-color-primary') !== '';
  }

  /** Takes the notice away, if it is about the cause; without one, any. */
  function hide(cause) {
    const notice = document.getElementById('page-notice');
    if (cause && notice?.dataset.cause !== cause) {
      return;
    }
    if (isUnstyled) {
      showReadable();
    } else {
      notice?.remove();
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

  function show(text, onRetry, cause = 'page', error) {
    // A new notice would take the keyboard focus from Retry and be announced again.
    const notice = document.getElementById('page-notice') ?? addNotice();
    notice.dataset.cause = cause;
    const message = notice.querySelector('p');
    if (message.textContent !== text) {
      message.textContent = text;
    }
    const main = error && document.querySelector('main');
    if (main && !main.contains(notice)) {
      notice.className = 'page-failure';
      // Around the text of a doc, `main` would stretch the box to its own height.
      (main.querySelector(':scope > .container') ?? main).prepend(notice);
      const reason = document.createElement('p');
      reason.textContent = error;
      message.after(reason);
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

  function showReadable(state = 'failed to load') {
    show(
      `Part of this site ${state}. You can read this page, but search and menus may not work.`,
      reload,
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
    stopWaiting();
    // Docusaurus sets this as it starts.
    if (window.docusaurus) {
      checkStyles();
      return;
    }
    if (!`${location.pathname}/`.startsWith(baseUrl)) {
      showBaseUrlBanner();
      return;
    }
    if (isLate || !(await ask()).isOurs || !reloadOnce()) {
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
    showReadable("hasn't loaded yet");
  }

  const arriving = new MutationObserver(hear);
  arriving.observe(document, {childList: true, subtree: true});
  document.addEventListener('DOMContentLoaded', () => arriving.disconnect());
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
  const stopWaiting = whenSilent(deadline, goOnWithout);
  window.pageGuard = {
    fetchBundle,
    reloadOnce,
    settle,
    untilOurs,
    reload,
    show,
    showReadable,
    hide,
  };
  document.addEventListener('DOMContentLoaded', runBundle);
  document.addEventListener('DOMContentLoaded', showHeading);
  // The page stands where it was opened: from now on, its place is kept as ever.
  addEventListener('load', () => {
    setTimeout(() => {
      history.scrollRestoration = 'auto';
    });
  });
})();
