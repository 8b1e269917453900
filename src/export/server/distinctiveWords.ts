import type {ExportedPage} from './listVersions';

/** Words on more pages than this don't tell pages apart. */
const maxPages = 8;

/** Words that say nothing about a page, however rare they are. */
const emptyWords = new Set(
  'about added after again also another back before between both chosen each ever every find from gives have into itself know learn many mean more most next only other ones over several short some such than that their them then there they this three through under using what when where whether which while whole with without write your'.split(
    ' ',
  ),
);

/**
 * Returns the words in each page's keywords and description that few other pages have.
 *
 * out: Attributes: `field, column, relation, alias, calculated`
 */
export function distinctiveWords(pages: readonly ExportedPage[]): Map<ExportedPage, string[]> {
  const words = new Map(pages.map((page) => [page, wordsOf(page)]));
  const counts = new Map<string, number>();
  for (const word of [...words.values()].flat()) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Map(
    [...words].map(([page, all]) => {
      const title = page.title.toLowerCase();
      return [
        page,
        all.filter((word) => (counts.get(word) ?? 0) <= maxPages && !title.includes(word)),
      ];
    }),
  );
}

/** Returns a page's distinct words of four or more letters, alternating between description and keywords. */
function wordsOf(page: ExportedPage): string[] {
  const keywords = split('keywords' in page ? page.keywords.join(' ') : '');
  const descriptionWords = split(page.description);
  const length = Math.max(keywords.length, descriptionWords.length);
  const alternating = [...Array(length).keys()].flatMap((index) => [
    ...descriptionWords.slice(index, index + 1),
    ...keywords.slice(index, index + 1),
  ]);
  return [...new Set(alternating)];
}

function split(text: string): string[] {
  return (text.toLowerCase().match(/[a-z][\w$-]{3,}/g) ?? []).filter(
    (word) => !emptyWords.has(word),
  );
}
