import lunr from 'lunr';

/** An item of a list in Markdown that begins with a link. */
interface ListedLink {
  address: string;
  title: string;
  /** The heading that it stands below. */
  section: string;
  /** A sentence, or the titles of what the address lists. */
  text: string;
}

/**
 * Reads from file to file like a program that knows nothing but words. Of all links seen so far, it
 * follows the one with the most words of the question, rare words first. Words are compared by their
 * stems, a compound name (`lastIndexOf`, `DataClass`) as a whole and by its parts, and the title of a
 * link counts more than its description.
 *
 * @param read text of an address, or undefined if it has none
 * @param budget how many characters it may read in total
 * @param longest how many characters of a single file count: the rest isn't read
 * @returns the addresses read, in order
 */
export function followLinks(
  question: string,
  start: string,
  read: (address: string) => string | undefined,
  budget: number,
  longest: number,
): string[] {
  const path: string[] = [];
  const seen = new Map<string, ListedLink>();
  let next: string | undefined = start;
  let room = budget;
  while (next !== undefined) {
    const text = (read(next) ?? '').slice(0, longest);
    room -= text.length;
    if (room < 0) {
      break;
    }
    path.push(next);
    linksOf(text).forEach((link) => seen.set(link.address, link));
    next = rank(question, [...seen.values()]).find((address) => !path.includes(address));
  }
  return path;
}

function linksOf(text: string): ListedLink[] {
  return text.split(/^#+ /m).flatMap((part) => {
    const [section = ''] = part.split('\n', 1);
    return [...part.matchAll(/^ *- \[(.*)\]\((\S+?\.(?:md|txt))\)(?:: (.*))?$/gm)].map(
      ([, title = '', address = '', description = '']) => ({
        address,
        title,
        section,
        text: description,
      }),
    );
  });
}

/** Addresses, the best first. Of a list of titles the one counts that fits best. */
function rank(question: string, links: readonly ListedLink[]): string[] {
  const places = links.flatMap((link) =>
    link.text.endsWith('.') || link.text === ''
      ? [link]
      : listedTitles(link.text).map((listed) => ({...link, ...listed})),
  );
  const index = lunr((builder) => {
    builder.ref('place');
    builder.field('words');
    // Little weight for length: some lines have more of their page's keywords than others.
    builder.b(0.5);
    builder.k1(2);
    places.forEach(({title, section, text}, place) =>
      builder.add({place, words: words([title, title, title, section, text].join(' '))}),
    );
  });
  const terms = [...new Set(words(question).toLowerCase().split(/\s+/))];
  return index
    .query((query) => query.term(lunr.tokenizer(terms.join(' ')), {}))
    .flatMap(({ref}) => places[Number(ref)]?.address ?? []);
}

/** in: `Collection (at, map), String`; out: Collection with `at, map` as its text, String with none */
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
