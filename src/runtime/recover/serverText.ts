import {articleClassName} from '@site/src/config/articleClassName';

/** What a page has before React takes it over, to be put back when that fails. */
interface ServerText {
  /** The root of React, what is below it, and the article, each with what is in it. */
  places: [Element, ChildNode[]][];
  title: string;
  className: string;
}

let kept: ServerText | undefined;

/** Keeps the elements that the server sent; the dev server sends none. */
export function keepServerText(): void {
  const root = document.getElementById('__docusaurus');
  if (root?.firstChild) {
    const {className} = document.documentElement;
    // The text of the article is moved when React renders the page anew.
    const articles = root.querySelectorAll(`.${articleClassName}`);
    const places = [root, ...root.children, ...articles].map((element): [Element, ChildNode[]] => [
      element,
      [...element.childNodes],
    ]);
    kept = {places, title: document.title, className};
  }
}

/** Another page is shown from now on. */
export function dropServerText(): void {
  kept = undefined;
}

/** Whether the page is still the one that the server sent. */
export function hasServerText(): boolean {
  return kept !== undefined;
}

/** Puts the page back as the server sent it, in the place of React, and says that it can be read. */
export function restoreServerText(): void {
  const text = kept;
  kept = undefined;
  if (!text) {
    return;
  }
  // React is still at work on the crash.
  queueMicrotask(() => {
    window.docusaurusRoot?.unmount();
    text.places.forEach(([element, nodes]) => element.replaceChildren(...nodes));
    window.pageGuard.showReadable();
    // After React Helmet, which takes what it knows out of the head.
    requestAnimationFrame(() => {
      document.title = text.title;
      document.documentElement.className = text.className;
      delete document.documentElement.dataset.hasHydrated;
    });
  });
}
