import lunr from 'lunr';

/** A Markdown list item that begins with a link. */
interface ListedLink {
  url: string;
  title: string;
  /** The heading above the item. */
  section: string;
  /** A sentence, or the titles listed at the URL. */
  text: string;
}

/**
 * Follows links from file to file, as a program that only matches words would. Of all links seen so far, it
 * follows the one with the most words from the question, favoring rare words. It compares stems, and it
 * compares compound names (`lastIndexOf`, `DataClass`) both whole and in parts. Titles count more than
 * descriptions.
 *
 * @param read returns the text at a URL, if any
 * @param budget maximum number of characters in total
 * @param maxLength maximum number of characters per file; the rest is ignored
 * @returns the URLs read, in order
 */
export function followLinks(
  question: string,
  start: string,
  read: (url: string) => string | undefined,
  budget: number,
  maxLength: number,
): string[] {
  const visited: string[] = [];
  const seen = new Map<string, ListedLink>();
  let next: string | undefined = start;
  let remaining = budget;
  while (next !== undefined) {
    const text = (read(next) ?? '').slice(0, maxLength);
    remaining -= text.length;
    if (remaining < 0) {
      break;
    }
    visited.push(next);
    linksOf(text).forEach((link) => seen.set(link.url, link));
    next = rank(question, [...seen.values()]).find((url) => !visited.includes(url));
  }
  return visited;
}

function linksOf(text: string): ListedLink[] {
  return text.split(/^#+ /m).flatMap((part) => {
    const [section = ''] = part.split('\n', 1);
    return [...part.matchAll(/^ *- \[(.*)\]\((\S+?\.(?:md|txt))\)(?:: (.*))?$/gm)].map(
      ([, title = '', url = '', description = '']) => ({
        url,
        title,
        section,
        text: description,
      }),
    );
  });
}

const pipeline = new lunr.Pipeline();
pipeline.add(lunr.trimmer, lunr.stopWordFilter, lunr.stemmer);

/** Stems by text, cached because each step ranks the same links again. */
const knownStems = new Map<string, lunr.Token[]>();

/** A tokenizer that returns stems. */
const tokenizer = Object.assign((text: string) => {
  const stems = knownStems.get(text) ?? pipeline.run(lunr.tokenizer(words(text)));
  knownStems.set(text, stems);
  return stems;
}, lunr.tokenizer);

/** Returns the URLs, best match first. A list of titles ranks by its best title. */
function rank(question: string, links: readonly ListedLink[]): string[] {
  const candidates = links.flatMap((link) =>
    link.text.endsWith('.') || link.text === ''
      ? [link]
      : listedTitles(link.text).map((listed) => ({...link, ...listed})),
  );
  const index = lunr((builder) => {
    builder.ref('candidate');
    builder.field('words');
    // Give length little weight, since the number of listed keywords varies.
    builder.b(0.5);
    builder.k1(2);
    builder.tokenizer = tokenizer;
    builder.pipeline.reset();
    candidates.forEach(({title, section, text}, candidate) =>
      builder.add({candidate, words: [title, title, title, section, text].join(' ')}),
    );
  });
  const terms = [...new Set(words(question).toLowerCase().split(/\s+/))];
  return index
    .query((query) => query.term(lunr.tokenizer(terms.join(' ')), {}))
    .flatMap(({ref}) => candidates[Number(ref)]?.url ?? []);
}

/** in: `Collection (at, map), String`; out: Collection with the text `at, map`, String with no text */
function listedTitles(titles: string): {title: string; text: string}[] {
  return titles.split(/, (?![^(]*\))/).map((listed) => {
    const [, title = listed, text = ''] = /^(.*) \((.*)\)$/.exec(listed) ?? [];
    return {title, text};
  });
}

/** in: `$filter, lastIndexOf()`; out: `dollarfilter filter  last Index Of    lastIndexOf` */
function words(text: string): string {
  const names = text.match(/\w*[a-z][A-Z]\w*/g) ?? [];
  const parts = text
    .replace(/\$(?=\w)(\w*)/g, 'dollar$1 $1')
    .replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/[^\w\s]/g, ' ');
  return [parts, ...names].join(' ');
}
