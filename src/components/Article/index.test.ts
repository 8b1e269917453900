import {parseHTML} from 'linkedom';
import {expect, test, vi} from 'vitest';
import Article from '.';

const history = {push: vi.fn(), replace: vi.fn()};
vi.mock('@docusaurus/router', () => ({useHistory: () => history}));
vi.mock('@site/src/addresses/client/localAddress', () => ({localAddress: (url?: string) => url}));
vi.mock('@site/src/components/ReferenceCards', () => ({default: 'div'}));

const {document, Element} = parseHTML(
  '<p>text <a href="/faq?a#b"><b>FAQ</b></a> <a href="/faq" target="_blank">tab</a></p>',
);

test.each<[click: object, selector: string, move?: 'push' | 'replace', pathname?: string]>([
  [{}, 'a b', 'push'],
  [{}, 'a', 'replace', '/faq'],
  [{}, 'p'],
  [{}, '[target]'],
  [{button: 1}, 'a'],
  [{metaKey: true}, 'a'],
  [{altKey: true}, 'a'],
  [{ctrlKey: true}, 'a'],
  [{shiftKey: true}, 'a'],
  [{defaultPrevented: true}, 'a'],
])('what a click %j on %s does: %s', (click, selector, move, pathname = '/') => {
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('window', {location: {pathname, search: '?a', hash: '#b'}});
  history.push.mockClear();
  history.replace.mockClear();
  const preventDefault = vi.fn();
  const {onClick} = (Article({}) as {props: {onClick: (event: object) => void}}).props;
  onClick({button: 0, target: document.querySelector(selector), preventDefault, ...click});
  expect(history.push.mock.calls).toEqual(move === 'push' ? [['/faq?a#b']] : []);
  expect(history.replace.mock.calls).toEqual(move === 'replace' ? [['/faq?a#b']] : []);
  expect(preventDefault).toHaveBeenCalledTimes(move ? 1 : 0);
});
