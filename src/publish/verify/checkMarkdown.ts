import {contentTypes} from '../fileRules';
import {forEachConcurrently} from '../forEachConcurrently';
import type {ReleasedFile} from '../manifest';
import type {CheckedResponse, HostCheck} from './check';

const topic = 'Markdown on request';

/**
 * Checks pages requested as Markdown. Not every host can negotiate by `Accept`. One that does so for any
 * page must do so for all of them, return the correct text, and send `Vary` for caches.
 */
export async function checkMarkdown(host: HostCheck): Promise<void> {
  const byName = new Map(host.files.map((file) => [file.file, file]));
  const pages = host.pages.flatMap(({file, address}) => {
    const markdown = byName.get(file.replace(/\.html$/, '.md'));
    return markdown ? [{address, markdown}] : [];
  });
  const requested = new Map<string, {response: CheckedResponse; markdown: ReleasedFile}>();
  await forEachConcurrently(pages, async ({address, markdown}) => {
    const response = await host.get(address, {Accept: 'text/markdown, text/html;q=0.5'});
    if (response) {
      requested.set(address, {response, markdown});
    }
  });
  if (![...requested.values()].some(({response}) => isMarkdown(response))) {
    return;
  }
  await forEachConcurrently(requested, async ([address, {response, markdown}]) => {
    response.expect(
      topic,
      isMarkdown(response) && response.sha256 === markdown.sha256,
      `Content-Type: ${response.headers['content-type']}, SHA-256 ${response.sha256}`,
      `the page's Markdown for "Accept: text/markdown", SHA-256 ${markdown.sha256}`,
    );
    checkVary(response);
    const html = await host.get(address);
    if (html) {
      checkVary(html);
    }
  });
  const [first] = requested.keys();
  if (first !== undefined) {
    await checkWeights(host, first);
  }
}

/** The expected format of a page by `Accept`, according to RFC 9110, 12.5.1. */
const weights: readonly (readonly [accept: string, wantsMarkdown: boolean])[] = [
  ['TEXT/MARKDOWN', true],
  ['text/html;q=0.5, text/markdown', true],
  ['text/markdown;q=0.9, text/html;q=0.85', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0.4, text/*;q=0.41', false],
  ['text/markdown;q=0', false],
  ['application/x-text/markdown', false],
  ['*/*', false],
];

async function checkWeights(host: HostCheck, address: string): Promise<void> {
  for (const [accept, wantsMarkdown] of weights) {
    const response = await host.get(address, {Accept: accept});
    response?.expect(
      topic,
      isMarkdown(response) === wantsMarkdown,
      `${response.headers['content-type']} for "Accept: ${accept}"`,
      `${wantsMarkdown ? 'Markdown' : 'HTML'} for "Accept: ${accept}"`,
    );
  }
}

function isMarkdown({headers}: CheckedResponse): boolean {
  return contentTypes['.md']?.some((type) => headers['content-type']?.startsWith(type)) ?? false;
}

/** Checks `Vary`, without which a cache would return its copy to every client. */
function checkVary({headers: {vary}, expect}: CheckedResponse): void {
  const names = (vary ?? '').toLowerCase().split(/\s*,\s*/);
  expect(topic, names.includes('accept'), vary ? `Vary: ${vary}` : 'no Vary', 'Vary: Accept');
}
