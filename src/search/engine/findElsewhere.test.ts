import {expect, test} from 'vitest';
import {findElsewhere} from './findElsewhere';

const names = ['logEvent', 'IncomingMessage', 'IncomingMessage.getJSON'].map((name) => ({
  name,
  version: '1.1.0',
  isNewer: true,
  path: `/docs/${name}`,
}));

test.each([
  ['logEvent', 'logEvent'],
  ['log event', 'logEvent'],
  [' LOGEVENT( ', 'logEvent'],
  ['logEvent("text")', 'logEvent'],
  ['IncomingMessage', 'IncomingMessage'],
  ['4D.IncomingMessage', 'IncomingMessage'],
  ['incomingMessage.getJSON()', 'IncomingMessage.getJSON'],
  ['.getJSON()', 'IncomingMessage.getJSON'],
  ['getJSON', 'IncomingMessage.getJSON'],
])('%s finds %s', (query, name) => {
  expect(findElsewhere(query, names)?.name).toBe(name);
});

test.each(['', 'log', 'event', 'how to log an event', '.', '('])('"%s" finds nothing', (query) => {
  expect(findElsewhere(query, names)).toBeUndefined();
});
