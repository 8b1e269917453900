/* global whenSilent, noteData, readResponse, reloadOnce, settle -- modules inlined before this one */
/**
 * Runs inline in the head of every page, before and without the bundle. Loads the bundle, and provides
 * the functions that both need: the notice at the bottom of the window, the single reload of each page, and
 * a check of whether the site responds. Reloads once if the main bundle doesn't run. Requests a
 * missing stylesheet once more, then reports it; the text stays readable. Types: client/pageGuard.ts.
 */
(function () {
  const {baseUrl, mark} = window.pageGuardOptions;
  /** Delay in milliseconds before the next attempt if the site doesn't respond. */
  const retryDelay = 3000;
  /** Style of notices when the stylesheet is missing. */
  const plainStyle =
    'margin:20px;padding:20px;border:thick solid var(--qd-wrong);background:var(--qd-paper);color:var(--qd-ink);font:18px system-ui,sans-serif';

  /** Requests this page, which may be reloaded only if the site itself responds. */
  async function requestPage() {
    const silence = new AbortController();
    const stop = whenSilent(() => silence.abort());
    try {
      const {signal} = silence;
      const response = await fetch(location.href, {cache: 'no-store', signal});
      const {status, headers} = response;
      const text = await response.text();
      const [retryAfter, date] = [headers.get('retry-after'), headers.get('date')];
      return readResponse({status, text, retryAfter, date}, mark, Date.now());
    } catch {
      return {isFromSite: false, isForeign: false, wait: 0};
    } finally {
      stop();
    }
  }

  /**
   * Waits until this site responds with a page, and shows the reason. Returns whether the first attempt
   * succeeded. Stops waiting if the reader has navigated away.
   */
  async function untilSiteResponds(isWanted = () => true) {
    for (let isFirst = true; ; isFirst = false) {
      const response = await requestPage();
      if (response.isFromSite && !isFirst) {
        await refetch();
      }
      if (response.isFromSite || !isWanted()) {
        return isFirst;
      }
      await untilNextAttempt(response);
      if (!isWanted()) {
        return false;
      }
    }
  }

  /** Waits until the network is back, the reader retries, or the delay is over. */
  function untilNextAttempt(response) {
    return new Promise((resolve) => {
      const done = () => {
        removeEventListener('online', done);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(done, response.wait || retryDelay);
      if (!response.wait) {
        addEventListener('online', done);
      }
      show(describe(response), done);
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

  /** Reloads the page once the site responds, since any other response would replace the text. */
  async function reload() {
    await untilSiteResponds();
    location.reload();
  }

  /**
   * Requests bad files past the browser's cache before they're used again. It may have cached a bad response
   * for a year.
   */
  async function refetch(url) {
    if (url) {
      bad.add(url);
    }
    const loads = [...bad].map(async (file) => (await fetch(file, {cache: 'reload'})).blob());
    const silence = new Promise((resolve) => whenSilent(resolve));
    await Promise.race([Promise.allSettled(loads), silence]);
  }

  function hasStyles() {
    const style = getComputedStyle(document.documentElement);
    return style.getPropertyValue('--ifm-color-primary') !== '';
  }

  /** Hides the notice if it has this cause, or any notice if no cause is given. */
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

  /** Retries on the next click. The button stays disabled until this is called again after a failure. */
  function retryOnClick(button, retry) {
    button.removeAttribute('aria-disabled');
    button.onclick = () => {
      // With `disabled`, the button would lose the keyboard focus.
      button.setAttribute('aria-disabled', 'true');
      button.onclick = null;
      retry();
    };
  }

  function show(text, onRetry, cause = 'page', error) {
    // Reuses the notice, because a new one would take the keyboard focus from Retry and be announced again.
    const notice = document.getElementById('page-notice') ?? addNotice();
    notice.dataset.cause = cause;
    const message = notice.querySelector('p');
    if (message.textContent !== text) {
      message.textContent = text;
    }
    const main = error && document.querySelector('main');
    if (main && !main.contains(notice)) {
      notice.className = 'page-failure';
      // Directly in a doc's `main`, the box would stretch to its full height.
      (main.querySelector(':scope > .container') ?? main).prepend(notice);
      const reason = document.createElement('p');
      reason.textContent = error;
      message.after(reason);
    }
    retryOnClick(notice.querySelector('button'), () => refetch().then(onRetry));
  }

  function showBaseUrlBanner() {
    const banner = document.createElement('div');
    banner.id = 'base-url-banner';
    banner.setAttribute('role', 'alert');
    banner.style.cssText = plainStyle;
    [
      'This site did not load properly.',
      'It seems to be published at a different path than the one it was built for.',
      `Configured baseUrl: ${baseUrl}. This page is at ${location.pathname}`,
    ].forEach((text) => {
      const line = document.createElement('p');
      line.textContent = text;
      banner.append(line);
    });
    document.body.prepend(banner);
  }

  function showReadable(state = 'failed to load') {
    show(
      `Part of this site ${state}. You can read this page, but search and menus may not work.`,
      reload,
    );
  }

  /** Scrolls to the heading, which the browser doesn't do if scroll restoration is manual. */
  function showHeading() {
    if (history.scrollRestoration === 'manual' && scrollY === 0) {
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    }
  }

  /**
   * Returns the JSON in the element with this id. The dev server has none, since it loads its scripts in
   * the head.
   */
  function jsonIn(id) {
    return JSON.parse(document.getElementById(id)?.textContent ?? '[]');
  }

  /**
   * Called at the start of the body, which waits for the stylesheet. Loaded in parallel, the bundle
   * would delay the text by half a second on a slow network.
   */
  function fetchBundle() {
    for (const href of [...jsonIn('bundle'), ...jsonIn('page-scripts')]) {
      document.head.append(
        Object.assign(document.createElement('link'), {rel: 'preload', as: 'script', href}),
      );
    }
  }

  /** Runs the scripts in order once the whole page is parsed. */
  async function runBundle() {
    await Promise.all(jsonIn('bundle').map(runScript));
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
    jsonIn('bundle').forEach((src) => bad.add(src));
    const canReload = !isLate && (await requestPage()).isFromSite;
    if (canReload) {
      await refetch();
    }
    if (!canReload || !reloadOnce()) {
      showReadable();
    }
  }

  function stylesheets() {
    return [...document.querySelectorAll('link[rel=stylesheet]')];
  }

  async function checkStyles() {
    if (isLate) {
      hide();
      return;
    }
    if (!hasStyles()) {
      failed.add(stylesheets()[0]);
    }
    failed.forEach(({href}) => bad.add(href));
    await refetch();
    for (const link of failed) {
      const copy = link.cloneNode();
      copy.onload = copy.onerror = () => {
        isUnstyled = !hasStyles();
        hide();
      };
      link.after(copy);
    }
  }

  /** Makes hanging stylesheets non-blocking so that the text appears. They still apply when they arrive. */
  function continueWithoutStyles() {
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

  const arriving = new MutationObserver(noteData);
  arriving.observe(document, {childList: true, subtree: true});
  document.addEventListener('DOMContentLoaded', () => arriving.disconnect());
  let isLate = false;
  let isUnstyled = false;
  /** Stylesheets that failed to load. */
  const failed = new Set();
  const onError = ({target}) => target.rel === 'stylesheet' && failed.add(target);
  addEventListener('error', onError, {capture: true});
  /** URLs of files that failed, were truncated, or had no effect. */
  const bad = new Set();
  addEventListener('error', ({error, filename}) => {
    if (error instanceof SyntaxError) {
      refetch(filename);
    }
  });
  const stopWaiting = whenSilent(continueWithoutStyles);
  window.pageGuard = {
    fetchBundle,
    reloadOnce,
    settle,
    untilSiteResponds,
    refetch,
    reload,
    show,
    showReadable,
    hide,
  };
  document.addEventListener('DOMContentLoaded', runBundle);
  document.addEventListener('DOMContentLoaded', showHeading);
  // The page has scrolled to its initial position, so the browser can take over again.
  addEventListener('load', () => {
    setTimeout(() => {
      history.scrollRestoration = 'auto';
    });
  });
})();
