import {parseHTML} from 'linkedom';
import {expect, test, vi} from 'vitest';
import {dropServerText, hasServerText, keepServerText, restoreServerText} from './serverText';

test("after a crash, the server's text is back, with a notice that it can be read", async () => {
  const {document} = parseHTML(
    '<html class="next"><head><title>FAQ</title></head><body><div id="__docusaurus"><div><main><div class="article-text">Text.</div></main></div></div></body></html>',
  );
  const [unmount, showReadable] = [vi.fn(), vi.fn()];
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', {docusaurusRoot: {unmount}, pageGuard: {showReadable}});
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  keepServerText();
  expect(hasServerText()).toBe(true);
  const root = document.getElementById('__docusaurus');
  // React moves the article's nodes into its own element.
  document.createElement('div').append(...(root?.querySelector('.article-text')?.childNodes ?? []));
  root?.replaceChildren('React crashed.');
  Object.assign(document, {title: 'This page crashed'});
  Object.assign(document.documentElement, {className: ''});
  restoreServerText();
  await Promise.resolve();
  expect(unmount).toHaveBeenCalledOnce();
  expect(root?.textContent).toBe('Text.');
  expect(showReadable).toHaveBeenCalledOnce();
  expect([document.title, document.documentElement.className]).toEqual(['FAQ', 'next']);
  keepServerText();
  dropServerText();
  expect(hasServerText(), 'another page is shown').toBe(false);
});
