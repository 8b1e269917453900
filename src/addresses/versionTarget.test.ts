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

const latestVersion = version('0.2.0', '/docs/', [
  'faq',
  'language/TCPConnectionClass',
  'language/TextClass',
]);
const oldVersion = version('0.1.0', '/docs/0.1.0', [
  'faq',
  'language/HTTPConnectionClass',
  'notes/0.1.0',
]);
const [faq, tcp, text] = latestVersion.docs;

test('returns the same page in the other version', () => {
  expect(versionTarget(oldVersion, latestVersion, faq)).toEqual({
    path: '/docs/0.1.0/faq',
    isDetour: false,
  });
});

test('returns the list for a command or class that the version lacks, not one with a similar name', () => {
  const old = version('0.1.0', '/docs/0.1.0', [
    'language/HTTPConnectionClass',
    'category/classes',
    'language/commands/webEvent',
    'language/commands/command-list',
  ]);
  const logEvent = {id: 'language/commands/logEvent', path: '/docs/language/commands/logEvent'};
  expect(versionTarget(old, latestVersion, tcp).path).toBe('/docs/0.1.0/category/classes');
  expect(versionTarget(old, latestVersion, logEvent).path).toBe(
    '/docs/0.1.0/language/commands/command-list',
  );
});

test('returns the most similar page if the version lacks another one', () => {
  const studio = version('0.1.0', '/docs/0.1.0', ['faq', 'studio/httpHandler']);
  const handlers = {id: 'studio/httpHandlers', path: '/docs/studio/httpHandlers'};
  expect(versionTarget(studio, latestVersion, handlers)).toEqual({
    path: '/docs/0.1.0/studio/httpHandler',
    isDetour: true,
  });
});

test('returns the overview of the folder if no page has a similar name', () => {
  const studio = version('0.1.0', '/docs/0.1.0', ['faq', 'studio/overview', 'studio/position']);
  const localization = {id: 'studio/localization', path: '/docs/studio/localization'};
  expect(versionTarget(studio, latestVersion, localization)).toEqual({
    path: '/docs/0.1.0/studio/overview',
    isDetour: true,
  });
});

test('returns the first page in the sidebar if the folder has no overview', () => {
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
  expect(versionTarget(withSidebar, latestVersion, connector)).toEqual({
    path: link.path,
    isDetour: true,
  });
});

test('prefers the newest of equally similar release notes', () => {
  const notes = version('0.1.0', '/docs/0.1.0', ['notes/0.1.0', 'notes/0.2.0']);
  const newer = {id: 'notes/0.3.0', path: '/docs/notes/0.3.0'};
  expect(versionTarget(notes, latestVersion, newer).path).toBe('/docs/0.1.0/notes/0.2.0');
});

test('returns the start page, as a detour, if no page is similar', () => {
  const bare = version('0.1.0', '/docs/0.1.0', ['faq']);
  expect(versionTarget(bare, latestVersion, text)).toEqual({
    path: '/docs/0.1.0/faq',
    isDetour: true,
  });
});

test('returns the start page for an unversioned page', () => {
  expect(versionTarget(oldVersion, latestVersion, undefined)).toEqual({
    path: '/docs/0.1.0/faq',
    isDetour: false,
  });
});
