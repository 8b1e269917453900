import {cardKey, expandTarget} from '@site/src/config/sampleTargets';

/**
 * Turns the names in a code block into links the first time a reader points at, focuses, or taps it.
 * The Tab key skips the links; arrow keys move between them.
 *
 * @param versionPath base path of the version's pages: `/docs/next`
 * @param show opens a link's card
 */
export function linkCode(
  code: HTMLElement,
  event: Event,
  versionPath: string,
  show: (link: HTMLAnchorElement) => void,
): void {
  const isNew = code.dataset.linked === undefined;
  if (isNew) {
    code.dataset.linked = '';
    code.querySelectorAll<HTMLAnchorElement>('a:not([href])').forEach((name) => {
      addHref(name, versionPath);
    });
    code.addEventListener('keydown', moveWithin);
    code.addEventListener('click', preventNavigation);
    code.addEventListener('pointerdown', allowSelection);
  }
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a');
  if (!link || !isSampleName(link)) {
    return;
  }
  if (event.type === 'click' && isTap(event as MouseEvent)) {
    show(link);
  } else if (isNew && event.type === 'pointerover' && link.matches(':hover')) {
    // The pointer arrived before the name became a link.
    const {pointerType} = event as PointerEvent;
    link.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType}));
  }
}

function addHref(name: HTMLAnchorElement, versionPath: string): void {
  const text = name.textContent;
  const target = expandTarget(name.dataset.in, text);
  name.removeAttribute('role');
  name.href = `${versionPath.replace(/\/$/, '')}/${target}`;
  name.dataset.reference = cardKey(target, text);
  name.tabIndex = -1;
}

function isSampleName(link: HTMLAnchorElement): boolean {
  return link.closest('.code-body') !== null;
}

/** Returns whether the event is a mouse click without modifier keys. A keyboard click follows the link. */
function isTap({detail, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return detail > 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}

/** Keeps clicks in code from leaving the page: they place the cursor or select words, and open the card. */
function preventNavigation(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  // In a signature, a click follows the link, unless it ends a selection.
  const isStaying = link && (isSampleName(link) || !window.getSelection()?.isCollapsed);
  if (isStaying && isTap(event)) {
    event.preventDefault();
  }
}

/** Unlinks a name while the mouse button is down, because a selection can't start within a link. */
function allowSelection({target, pointerType, button, ctrlKey, metaKey}: PointerEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  const isSelecting = pointerType === 'mouse' && button === 0 && !(ctrlKey || metaKey);
  if (!link || !isSelecting) {
    return;
  }
  const href = link.getAttribute('href') ?? '';
  const tabIndex = link.getAttribute('tabindex');
  link.removeAttribute('href');
  link.removeAttribute('tabindex');
  const controller = new AbortController();
  const restore = () => {
    controller.abort();
    link.setAttribute('href', href);
    if (tabIndex !== null) {
      link.setAttribute('tabindex', tabIndex);
    }
  };
  document.addEventListener('pointerup', restore, controller);
  document.addEventListener('pointercancel', restore, controller);
}

function moveWithin(event: KeyboardEvent): void {
  const {currentTarget: code, target, key} = event;
  if (
    !(code instanceof HTMLElement && target instanceof HTMLElement) ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.shiftKey
  ) {
    return;
  }
  const links = [...code.querySelectorAll<HTMLAnchorElement>('a')];
  const next = key === 'Escape' && target !== code ? code : nextLink(key, target, links);
  if (next) {
    event.preventDefault();
    next.focus();
  }
}

/**
 * Returns the link to focus after a key press on a link in a code block or on the block itself. Returns
 * undefined to leave the key to the browser: at either end, and for keys that scroll from the block itself.
 */
function nextLink(
  key: string,
  from: HTMLElement,
  links: readonly HTMLAnchorElement[],
): HTMLAnchorElement | undefined {
  const index = links.findIndex((link) => link === from);
  if (index < 0) {
    return key === 'ArrowRight' ? links[0] : undefined;
  }
  switch (key) {
    case 'ArrowRight':
      return links[index + 1];
    case 'ArrowLeft':
      return links[index - 1];
    case 'ArrowDown':
      return links.slice(index + 1).find((link) => isBelow(link, from));
    case 'ArrowUp':
      return links.slice(0, index).findLast((link) => isBelow(from, link));
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    default:
      return undefined;
  }
}

function isBelow(link: Element, other: Element): boolean {
  return link.getBoundingClientRect().top > other.getBoundingClientRect().bottom - 1;
}
