import {expect, test} from 'vitest';
import {joinRoute} from './paths';
import {versionTarget} from './versionTarget';

function version(name: string, path: string, routes: string[]) {
  return {
    name,
    label: name,
    path,
    isLast: name === '0.2.0',
    mainDocId: 'faq',
    docs: routes.map((route) => ({id: route, path: joinRoute(path, route)})),
  };
}

const latest = version('0.2.0', '/docs/', [
  'faq',
  'language/TCPConnectionClass',
  'language/TextClass',
]);
const old = version('0.1.0', '/docs/0.1.0', ['faq', 'language/HTTPConnectionClass', 'notes/0.1.0']);
const [faq, tcp, text] = latest.docs;

test('leads to the same page in the other version', () => {
  expect(versionTarget(old, latest, faq)).toEqual({path: '/docs/0.1.0/faq', isDetour: false});
});

test('leads to the nearest page when the version lacks this one', () => {
  expect(versionTarget(old, latest, tcp)).toEqual({
    path: '/docs/0.1.0/language/HTTPConnectionClass',
    isDetour: true,
  });
});

test('leads to the overview of the folder when no page has a similar name', () => {
  const studio = version('0.1.0', '/docs/0.1.0', ['faq', 'studio/overview', 'studio/position']);
  const localization = {id: 'studio/localization', path: '/docs/studio/localization'};
  expect(versionTarget(studio, latest, localization)).toEqual({
    path: '/docs/0.1.0/studio/overview',
    isDetour: true,
  });
});

test('leads to the first page of the sidebar when the folder has no overview', () => {
  const link = {path: '/docs/0.1.0/api/overview', label: 'REST API'};
  const withSidebar = {
    ...version('0.1.0', '/docs/0.1.0', ['faq']),
    sidebars: {Integrations: {link}},
  };
  const connector = {
    id: 'looker/connector',
    path: '/docs/looker/connector',
    sidebar: 'Integrations',
  };
  expect(versionTarget(withSidebar, latest, connector)).toEqual({path: link.path, isDetour: true});
});

test('prefers the newest release notes when several are equally similar', () => {
  const notes = version('0.1.0', '/docs/0.1.0', ['notes/0.1.0', 'notes/0.2.0']);
  const newer = {id: 'notes/0.3.0', path: '/docs/notes/0.3.0'};
  expect(versionTarget(notes, latest, newer).path).toBe('/docs/0.1.0/notes/0.2.0');
});

test('leads to the start page, as a detour, when nothing is similar', () => {
  const bare = version('0.1.0', '/docs/0.1.0', ['faq']);
  expect(versionTarget(bare, latest, text)).toEqual({path: '/docs/0.1.0/faq', isDetour: true});
});

test('leads to the start page from an unversioned page', () => {
  expect(versionTarget(old, latest, undefined)).toEqual({
    path: '/docs/0.1.0/faq',
    isDetour: false,
  });
});
