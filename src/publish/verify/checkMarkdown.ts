import {contentTypes} from '../fileRules';
import type {ReleasedFile} from '../manifest';
import type {HostResponse} from './hostRequests';
import {responseOf, expectThat, forEach, isPage, servedFiles, type Context} from './check';

/**
 * Checks pages requested as Markdown. Not every host can negotiate by `Accept`. One that does so for any
 * page must do so for all of them, return the correct text, and send `Vary` for caches.
 */
export async function checkMarkdown(context: Context): Promise<void> {
  const files = servedFiles(context.manifest);
  const byName = new Map(files.map((file) => [file.file, file]));
  const pages = files.filter(isPage).flatMap(({file, address}) => {
    const markdown = byName.get(file.replace(/\.html$/, '.md'));
    return markdown ? [{address, markdown}] : [];
  });
  const requested = new Map<string, {response: HostResponse; markdown: ReleasedFile}>();
  await forEach(pages, async ({address, markdown}) => {
    const response = await responseOf(context, address, {Accept: 'text/markdown, text/html;q=0.5'});
    if (response) {
      requested.set(address, {response, markdown});
    }
  });
  if (![...requested.values()].some(({response}) => isMarkdown(response))) {
    return;
  }
  await forEach(requested, async ([address, {response, markdown}]) => {
    expectThat(
      context,
      'Markdown on request',
      address,
      isMarkdown(response) && response.sha256 === markdown.sha256,
      `Content-Type: ${response.headers['content-type']}, SHA-256 ${response.sha256}`,
      `the page's Markdown for "Accept: text/markdown", SHA-256 ${markdown.sha256}`,
    );
    checkVary(context, address, response);
    const html = await responseOf(context, address);
    if (html) {
      checkVary(context, address, html);
    }
  });
  const [first] = requested;
  if (first) {
    await checkWeights(context, first[0]);
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

async function checkWeights(context: Context, address: string): Promise<void> {
  for (const [accept, wantsMarkdown] of weights) {
    const response = await responseOf(context, address, {Accept: accept});
    if (response) {
      expectThat(
        context,
        'Markdown on request',
        address,
        isMarkdown(response) === wantsMarkdown,
        `${response.headers['content-type']} for "Accept: ${accept}"`,
        `${wantsMarkdown ? 'Markdown' : 'HTML'} for "Accept: ${accept}"`,
      );
    }
  }
}

function isMarkdown({headers}: HostResponse): boolean {
  return contentTypes['.md']?.some((type) => headers['content-type']?.startsWith(type)) ?? false;
}

/** Checks `Vary`, without which a cache would return its copy to every client. */
function checkVary(context: Context, address: string, {headers}: HostResponse): void {
  const names = (headers.vary ?? '').toLowerCase().split(/\s*,\s*/);
  expectThat(
    context,
    'Markdown on request',
    address,
    names.includes('accept'),
    headers.vary ? `Vary: ${headers.vary}` : 'no Vary',
    'Vary: Accept',
  );
}
