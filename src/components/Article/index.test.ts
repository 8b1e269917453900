import {parseHTML} from 'linkedom';
import {expect, test, vi} from 'vitest';
import Article from '.';

const moves: string[] = [];
const move = (way: string) => (url: string) => moves.push(`${way} ${url}`);
vi.mock('@docusaurus/router', () => ({
  useHistory: () => ({push: move('push'), replace: move('replace')}),
}));
vi.mock('@site/src/addresses/client/localAddress', () => ({localAddress: (url?: string) => url}));
vi.mock('@site/src/components/ReferenceCards', () => ({default: 'div'}));

test.each<[selector: string, click: object, moves: string[], pathname?: string]>([
  ['a b', {}, ['push /faq?a#b']],
  ['a', {}, ['replace /faq?a#b'], '/faq'],
  ['p', {}, []],
  ['[target]', {}, []],
  ...['metaKey', 'altKey', 'ctrlKey', 'shiftKey', 'defaultPrevented', 'button'].map(
    (key): [string, object, string[]] => ['a', {[key]: 1}, []],
  ),
])('on %s, a click %j leads here: %s', (selector, click, expected, pathname = '/') => {
  const {document, Element} = parseHTML(
    '<p><a href="/faq?a#b"><b>FAQ</b></a> <a href="/faq" target="_blank">tab</a>',
  );
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('window', {location: {pathname, search: '?a', hash: '#b'}});
  moves.length = 0;
  const preventDefault = vi.fn();
  const {onClick} = (Article({}) as {props: {onClick: (event: object) => void}}).props;
  onClick({button: 0, target: document.querySelector(selector), preventDefault, ...click});
  expect(moves).toEqual(expected);
  expect(preventDefault).toHaveBeenCalledTimes(expected.length);
});
