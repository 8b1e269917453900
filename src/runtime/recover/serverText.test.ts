import {parseHTML} from 'linkedom';
import {expect, test, vi} from 'vitest';
import {keepServerText, restoreServerText} from './serverText';

test("after a crash, the server's text is back, with a notice that it can be read", async () => {
  const {document} = parseHTML(
    '<html><body><div id="__docusaurus"><p>Text.</p></div></body></html>',
  );
  const [unmount, showReadable] = [vi.fn(), vi.fn()];
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', {docusaurusRoot: {unmount}, pageGuard: {showReadable}});
  vi.stubGlobal('requestAnimationFrame', vi.fn());
  keepServerText();
  const root = document.getElementById('__docusaurus');
  root?.replaceChildren('React crashed.');
  restoreServerText();
  await Promise.resolve();
  expect(unmount).toHaveBeenCalledOnce();
  expect(root?.textContent).toBe('Text.');
  expect(showReadable).toHaveBeenCalledOnce();
});
