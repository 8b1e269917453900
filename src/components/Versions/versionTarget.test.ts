import {expect, test} from 'vitest';
import {versionTarget} from './versionTarget';

function version(name: string, path: string, routes: string[]) {
  return {
    name,
    label: name,
    path,
    isLast: name === '1.1.0',
    mainDocId: 'faq',
    docs: routes.map((route) => ({id: route, path: `${path.replace(/\/$/, '')}/${route}`})),
  };
}

const latest = version('1.1.0', '/docs/', [
  'faq',
  'language/TCPConnectionClass',
  'language/TextClass',
]);
const old = version('1.0.0', '/docs/1.0.0', ['faq', 'language/HTTPConnectionClass', 'notes/1.0.0']);
const [faq, tcp, text] = latest.docs;

test('leads to the same page in the other version', () => {
  expect(versionTarget(old, latest, faq)).toEqual({path: '/docs/1.0.0/faq', isDetour: false});
});

test('leads to the nearest page when the version lacks this one', () => {
  expect(versionTarget(old, latest, tcp)).toEqual({
    path: '/docs/1.0.0/language/HTTPConnectionClass',
    isDetour: true,
  });
});

test('leads to the start page, as a detour, when nothing is near', () => {
  const bare = version('1.0.0', '/docs/1.0.0', ['faq']);
  expect(versionTarget(bare, latest, text)).toEqual({path: '/docs/1.0.0/faq', isDetour: true});
});

test('leads to the start page from a page that is in no version', () => {
  expect(versionTarget(old, latest, undefined)).toEqual({
    path: '/docs/1.0.0/faq',
    isDetour: false,
  });
});
