import {beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {testPage} from '../../../tests/support/searchIndex';
import {readText} from '../../client/readText';
import {makeFiles} from '../server/makeFiles';
import {manifestFile, plainName} from '../shared/files';
import type {Answer, Piece} from '../shared/types';
import type {Call, Reply} from './worker';

vi.mock('../../client/readText', () => ({readText: vi.fn()}));

const tags = {
  docs: [
    testPage('/docs/abs', 'abs', 'Returns the absolute value of a number.', {kind: 'command'}),
    testPage('/docs/convertPicture', 'convertPicture', 'Converts it.', {kind: 'command'}),
  ],
  default: [testPage('/docs/', 'Welcome', 'Converts a number of links.')],
};
const files = new Map<string, string>();
const manifest = Object.entries(tags).map(([tag, pages]) => {
  const made = makeFiles(tag, pages);
  made.files.forEach(({name, content}) => files.set(name, content));
  return [tag, made.hash];
});
files.set(manifestFile, JSON.stringify(Object.fromEntries(manifest)));

/** Files that can't be read, by plain name. */
const broken = new Set<string>();
/** The requests by plain name, with the cache mode. */
const requests: string[] = [];
const worker = new EventTarget();
const replies: Reply[] = [];
/** The site's URL. No file of another site is in memory. */
let base = '';

beforeAll(async () => {
  vi.stubGlobal(
    'self',
    Object.assign(worker, {postMessage: (reply: Reply) => replies.push(reply)}),
  );
  await import('./worker');
});

beforeEach((context) => {
  base = `http://localhost/${context.task.id}/`;
  broken.clear();
  requests.length = 0;
  vi.stubGlobal('self', worker);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(readText).mockImplementation((url, cache) => {
    const name = url.slice(base.length);
    requests.push(`${plainName(name)} ${cache}`);
    const content = broken.has(plainName(name)) ? undefined : files.get(name);
    return content === undefined ? Promise.reject(new Error(name)) : Promise.resolve(content);
  });
});

/** Calls the worker, and returns its last reply to that call. */
async function call(task: Call['task'], ...args: unknown[]): Promise<Reply> {
  replies.length = 0;
  const data: Call = {id: 7, task, args: [base, ...args]};
  worker.dispatchEvent(Object.assign(new Event('message'), {data}));
  expect(replies).toEqual([{id: 7, state: 'received'}]);
  await vi.waitFor(() => expect(replies).toHaveLength(2));
  return replies[1] as Reply;
}

async function search(query: string, limit = 8): Promise<Answer> {
  const {state, result} = await call('search', ['docs', 'default'], query, limit);
  expect(state).toBe('done');
  return result as Answer;
}

const routesIn = ({hits}: Answer) => hits.map(({document}) => document.sectionRoute);

test('hits in the version come first, then those outside, up to the limit', async () => {
  expect(routesIn(await search('number'))).toEqual(['/docs/abs', '/docs/']);
  expect(routesIn(await search('number', 1))).toEqual(['/docs/abs']);
  expect(routesIn(await search('welcome'))).toEqual(['/docs/']);
  // Files are read once; only the manifest could be outdated.
  expect(requests).toEqual([
    `${manifestFile} no-cache`,
    'search-index-default.json default',
    'search-index-docs.json default',
  ]);
});

test('a misspelled name gets similar ones, and an arrow loads the signatures', async () => {
  const answer = await search('cnvrtPctr');
  expect(routesIn(answer)).toEqual(['/docs/convertPicture']);
  expect(answer.message).toContain('cnvrtPctr');
  expect(requests.join()).not.toContain('signatures');
  await search('string -> date');
  expect(requests.join()).toContain('search-signatures-docs.json');
});

test('the index for pages outside the versions may be missing or late', async () => {
  broken.add('search-index-default.json');
  expect(routesIn(await search('number'))).toEqual(['/docs/abs']);
  const read = vi.mocked(readText).getMockImplementation() as typeof readText;
  vi.mocked(readText).mockImplementation((url, cache) =>
    url.includes('index-default') ? new Promise(() => undefined) : read(url, cache),
  );
  expect(routesIn(await search('number'))).toEqual(['/docs/abs']);
});

test("a version's index that fails is requested again, past the cache, with the next query", async () => {
  broken.add('search-index-docs.json');
  expect((await call('search', ['docs'], 'number', 8)).state).toBe('failed');
  // Most failures are transient.
  expect(requests.filter((request) => request.startsWith('search-index-docs'))).toHaveLength(2);
  broken.clear();
  requests.length = 0;
  expect(routesIn(await search('number'))).toContain('/docs/abs');
  expect(requests).toContain(`${manifestFile} no-cache`);
  expect(requests).toContain('search-index-docs.json reload');
});

test('an excerpt whose text is missing does not hold up the others', async () => {
  const {hits} = await search('converts');
  broken.add('search-text-default-0.json');
  const {result} = await call('findExcerpts', hits);
  expect(result).toEqual([
    expect.arrayContaining<Piece>([{text: 'Converts', isMarked: true}]) as Piece[],
    [],
  ]);
  // The files may be gone because of a redeployment.
  await search('number');
  expect(requests.filter((request) => request.startsWith(manifestFile))).toHaveLength(2);
});
