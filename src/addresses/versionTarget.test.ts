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
    sidebars: {Integrations: {link: {path: `${path}/api/overview`, label: 'REST API'}}},
  };
}

const latest = version('0.2.0', '/docs/', ['faq']);

/** Returns where the old version with these routes leads a reader of a page in the latest version. */
function targetOf(route: string, oldRoutes: string[], sidebar?: string) {
  const page = {id: route, path: `/docs/${route}`, ...(sidebar && {sidebar})};
  return versionTarget(version('0.1.0', '/docs/0.1.0', oldRoutes), latest, page);
}

const command = 'language/commands/webEvent';
const basics = 'category/language-basics';
const commandList = 'language/commands/command-list';

test.each([
  ['the list of classes', 'language/TCPClass', ['language/HTTPClass', 'category/classes'], 1],
  ['the list of commands', 'language/commands/logEvent', [command, commandList], 1],
  ['the list of basics', 'language/basics/lang-time', ['language/basics/lang-text', basics], 1],
  ['the most similar page', 'studio/httpHandlers', ['faq', 'studio/httpHandler'], 1],
  ["the folder's overview", 'studio/local', ['faq', 'studio/overview', 'studio/position'], 1],
  ['the newest of equally similar notes', 'notes/0.3.0', ['notes/0.1.0', 'notes/0.2.0'], 1],
  ['the start page', 'language/TextClass', ['faq'], 0],
])('of a version that lacks the page, returns %s', (_, route, oldRoutes, target) => {
  expect(targetOf(route, oldRoutes)).toEqual({
    path: `/docs/0.1.0/${oldRoutes[target]}`,
    isDetour: true,
  });
});

test('returns the first page in the sidebar if no page is similar', () => {
  expect(targetOf('looker/connector', ['faq'], 'Integrations')).toEqual({
    path: '/docs/0.1.0/api/overview',
    isDetour: true,
  });
});

test('returns the same page, or the start page for an unversioned one', () => {
  expect(targetOf('studio/data', ['faq', 'studio/data'])).toEqual({
    path: '/docs/0.1.0/studio/data',
    isDetour: false,
  });
  expect(versionTarget(latest, latest, undefined)).toEqual({path: '/docs/faq', isDetour: false});
});
