import type {Link, Paragraph, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {
  anchorOf,
  readTerm,
  termParagraphsOf,
  termRowsOf,
  termsIn,
  termsOf,
  termsRoute,
  type Term,
} from '../content/names/terms';
import {isPartial} from '../content/page/links';
import type {Page} from '../content/page/page';
import type {Version} from '../content/site/site';
import {referenceLink} from './links';
import {text, setHtmlProperties} from './nodes';
import {versionPages} from './versionPages';

/** Maximum number of links per page and per paragraph. More would be noise. */
const maxOnPage = 8;
const maxInParagraph = 2;

/**
 * Links the first use of a platform term on a page to its explanation, with a card on hover and focus.
 * A writer's own link on the term also gets the card.
 *
 * in:  Bind the field to an entity. The entity …
 * out: Bind the field to an [entity](guides/data-model-objects.md#entity). The entity …
 *
 * Only links plain words in paragraphs: no headings, tables, labels, or code, and nothing under "See
 * also". Skips the page that explains the term, pages named after it, and the list of terms. Runs before the
 * transforms that add text.
 */
const linkTerms = versionPages((tree, {version, page}) => {
  if (page.route === termsRoute) {
    addAnchors(tree);
  } else if (!isPartial(page.path)) {
    termParagraphsOf(tree).forEach(createLinker(version, page));
  }
});

export default linkTerms;

/** Adds ids to the rows in the list, since search results link to them. */
function addAnchors(tree: Root): void {
  for (const row of termRowsOf(tree)) {
    readTerm(row).forEach((term) => setHtmlProperties(row, {id: anchorOf(term)}));
  }
}

/** Returns a function that links the terms in a paragraph on the page. */
function createLinker(version: Version, {route, frontMatter}: Page) {
  const ordinaryWords = new Set(frontMatter.ordinary_words);
  /** Terms that get no link, because they are already linked or excluded on this page. */
  const done = new Set(
    termsOf(version).filter(
      (term) =>
        term.route === route ||
        ordinaryWords.has(term.name) ||
        isSame(term.name, frontMatter.title),
    ),
  );
  let links = 0;

  return (paragraph: Paragraph): void => {
    let linksInParagraph = 0;
    paragraph.children = paragraph.children.flatMap((node): PhrasingContent[] => {
      if (node.type === 'link') {
        addCard(node);
      }
      return node.type === 'text' ? linkText(node.value) : [node];
    });

    function linkText(value: string): PhrasingContent[] {
      const linked: PhrasingContent[] = [];
      let rest = 0;
      for (const {term, start, end} of termsIn(value, version)) {
        if (linksInParagraph < maxInParagraph && links < maxOnPage && !done.has(term)) {
          done.add(term);
          links += 1;
          linksInParagraph += 1;
          linked.push(text(value.slice(rest, start)), linkTo(term, value.slice(start, end)));
          rest = end;
        }
      }
      return [...linked, text(value.slice(rest))];
    }
  };

  function linkTo(term: Term, words: string): Link {
    const link = referenceLink(term, route, [text(words)]);
    setHtmlProperties(link, {className: ['term-link'], 'data-reference': term.name});
    return link;
  }

  function addCard(link: Link): void {
    const words = toString(link);
    const [use] = termsIn(words, version);
    const isPlain = link.children.every(({type}) => type === 'text');
    const isWhole = use?.start === 0 && use.end === words.length;
    if (isPlain && isWhole && !done.has(use.term) && /^[^:]+\.mdx?(?:#|$)/.test(link.url)) {
      done.add(use.term);
      setHtmlProperties(link, {'data-reference': use.term.name});
    }
  }
}

/** Returns true if the title is the term, ignoring case and spaces. */
function isSame(name: string, title = ''): boolean {
  return name.replaceAll(' ', '').toLowerCase() === title.replaceAll(' ', '').toLowerCase();
}
