import {articleClassName} from '../../config/articleClassName';

/** The page's content before hydration, to be restored if that fails. */
interface ServerText {
  /** React's root, its children, and the article, each with its child nodes. */
  contents: [Element, ChildNode[]][];
  title: string;
  className: string;
}

let saved: ServerText | undefined;

/** Saves the elements that the server sent. The dev server sends none. */
export function keepServerText(): void {
  const root = document.getElementById('__docusaurus');
  if (root?.firstChild) {
    const {className} = document.documentElement;
    // The article's text is moved when React renders the page from scratch.
    const articles = root.querySelectorAll(`.${articleClassName}`);
    const contents = [root, ...root.children, ...articles].map(
      (element): [Element, ChildNode[]] => [element, [...element.childNodes]],
    );
    saved = {contents, title: document.title, className};
  }
}

/** Drops the server's text when another page is shown. */
export function dropServerText(): void {
  saved = undefined;
}

/** Returns whether the page is still the one that the server sent. */
export function hasServerText(): boolean {
  return saved !== undefined;
}

/** Replaces React's output with the page as the server sent it, and shows a notice that it can still be read. */
export function restoreServerText(): void {
  const text = saved;
  saved = undefined;
  if (!text) {
    return;
  }
  // React is still handling the crash.
  queueMicrotask(() => {
    window.docusaurusRoot?.unmount();
    text.contents.forEach(([element, nodes]) => element.replaceChildren(...nodes));
    window.pageGuard.showReadable();
    // Runs after React Helmet, which removes its tags from the head.
    requestAnimationFrame(() => {
      document.title = text.title;
      document.documentElement.className = text.className;
      delete document.documentElement.dataset.hasHydrated;
    });
  });
}
