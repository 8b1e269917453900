/**
 * Runs inline in the head of every page: records keys typed for the search box before React takes
 * over the page. Types: ui/SearchBar/earlyKeys.ts.
 */
(function () {
  const earlyKeys = {isWanted: false, text: '', stop};
  window.earlyKeys = earlyKeys;
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('pointerdown', onPointerDown);
  const {dataset} = document.documentElement;
  try {
    // Set by ui/SearchBar/slashKey.ts.
    dataset.slash = localStorage.getItem('docs.slash') === 'off' ? 'off' : 'on';
  } catch {
    dataset.slash = 'on';
  }

  function stop() {
    show('');
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('pointerdown', onPointerDown);
  }

  /** Gives the page its keys back if scripts don't load. */
  function leave() {
    earlyKeys.isWanted = false;
    setText('');
  }

  function setText(text) {
    earlyKeys.text = text;
    show(text);
  }

  /** In an attribute, because React leaves it alone; placeholder.css shows it. */
  function show(text) {
    const box = document.activeElement?.closest('[data-search]');
    const element = (box ?? document).querySelector('.search-placeholder-text');
    if (text) {
      element?.setAttribute('data-typed', text);
    } else {
      element?.removeAttribute('data-typed');
    }
  }

  function onPointerDown({target}) {
    if (!target.closest('[data-search]')) {
      leave();
    }
  }

  function onKeyDown(event) {
    if (isForBox() && isText(event)) {
      event.preventDefault();
      setText((earlyKeys.text + event.key).trimStart());
    } else if (isForBox() && event.key === 'Escape') {
      leave();
      document.activeElement.blur();
    } else if (isForBox() && event.key === 'Backspace') {
      setText(earlyKeys.text.slice(0, -1));
    } else if (isShortcut(event)) {
      event.preventDefault();
      earlyKeys.isWanted = true;
      document.querySelector('[data-search] button')?.focus();
    }
  }

  /** The placeholder has the focus, or would have it if it were rendered already. */
  function isForBox() {
    const {activeElement, body} = document;
    return (
      Boolean(activeElement?.closest('[data-search]')) ||
      (earlyKeys.isWanted && activeElement === body)
    );
  }

  function isText({key, ctrlKey, metaKey, altKey}) {
    return key.length === 1 && !(ctrlKey || metaKey || altKey);
  }

  function isShortcut({key, ctrlKey, metaKey, altKey, shiftKey, target}) {
    if ((ctrlKey || metaKey) && !altKey && !shiftKey) {
      return key.toLowerCase() === 'k';
    }
    const isSlash = key === '/' && !ctrlKey && !metaKey && dataset.slash === 'on';
    return isSlash && !target.closest('input, textarea, select');
  }
})();
