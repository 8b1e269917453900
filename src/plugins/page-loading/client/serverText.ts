/** What a page has before React takes it over, to be put back when that fails. */
interface ServerText {
  nodes: ChildNode[];
  title: string;
  className: string;
}

let kept: ServerText | undefined;

const container = () => document.getElementById('__docusaurus');

/** Keeps the elements that the server sent; the dev server sends none. */
export function keepServerText(): void {
  const nodes = [...(container()?.childNodes ?? [])];
  const {className} = document.documentElement;
  kept = nodes.length > 0 ? {nodes, title: document.title, className} : undefined;
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
    container()?.replaceChildren(...text.nodes);
    window.pageGuard.showReadable();
    // After React Helmet, which takes what it knows out of the head.
    requestAnimationFrame(() => {
      document.title = text.title;
      document.documentElement.className = text.className;
      delete document.documentElement.dataset.hasHydrated;
    });
  });
}
