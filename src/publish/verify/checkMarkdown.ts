import {contentTypes} from '../fileRules';
import type {ReleasedFile} from '../manifest';
import type {Answer} from './ask';
import {answerOf, expectThat, forEach, isPage, servedFiles, type Context} from './check';

/**
 * Checks pages requested as Markdown. Not every host can negotiate by `Accept`. One that does so for a
 * page must do it for all, with the right text, and must inform caches.
 */
export async function checkMarkdown(context: Context): Promise<void> {
  const files = servedFiles(context.manifest);
  const byName = new Map(files.map((file) => [file.file, file]));
  const pages = files.filter(isPage).flatMap(({file, address}) => {
    const markdown = byName.get(file.replace(/\.html$/, '.md'));
    return markdown ? [{address, markdown}] : [];
  });
  const asked = new Map<string, {answer: Answer; markdown: ReleasedFile}>();
  await forEach(pages, async ({address, markdown}) => {
    const answer = await answerOf(context, address, {Accept: 'text/markdown, text/html;q=0.5'});
    if (answer) {
      asked.set(address, {answer, markdown});
    }
  });
  if (![...asked.values()].some(({answer}) => isMarkdown(answer))) {
    return;
  }
  await forEach(asked, async ([address, {answer, markdown}]) => {
    expectThat(
      context,
      'Markdown on request',
      address,
      isMarkdown(answer) && answer.sha256 === markdown.sha256,
      `Content-Type: ${answer.headers['content-type']}, SHA-256 ${answer.sha256}`,
      `the Markdown of the page to "Accept: text/markdown", SHA-256 ${markdown.sha256}`,
    );
    checkVary(context, address, answer);
    const html = await answerOf(context, address);
    if (html) {
      checkVary(context, address, html);
    }
  });
  const [first] = asked;
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
    const answer = await answerOf(context, address, {Accept: accept});
    if (answer) {
      expectThat(
        context,
        'Markdown on request',
        address,
        isMarkdown(answer) === wantsMarkdown,
        `${answer.headers['content-type']} to "Accept: ${accept}"`,
        `${wantsMarkdown ? 'Markdown' : 'HTML'} to "Accept: ${accept}"`,
      );
    }
  }
}

function isMarkdown({headers}: Answer): boolean {
  return contentTypes['.md']?.some((type) => headers['content-type']?.startsWith(type)) ?? false;
}

/** Checks `Vary`, without which a cache would return its copy to every client. */
function checkVary(context: Context, address: string, {headers}: Answer): void {
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
