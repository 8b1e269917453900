import type {Heading, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {blocksBelow, isBadges} from './nodes';

/** Returns the first paragraph under the heading, or on the page; undefined if there isn't one. */
export function purposeOf(tree: Root, heading?: Heading): PhrasingContent[] | undefined {
  const paragraphs = blocksBelow(tree, heading).filter((node) => node.type === 'paragraph');
  return paragraphs.find((node) => !isBadges(node))?.children;
}

/** Returns the first sentence of `purposeOf` as plain text; empty if there isn't one. */
export function purposeText(tree: Root, heading?: Heading): string {
  const sentence = firstSentence(purposeOf(tree, heading) ?? []);
  return toString(sentence).replace(/\s+/g, ' ').trim();
}

/** Returns the paragraph's first sentence with its formatting, but without links. */
export function firstSentence(children: readonly PhrasingContent[]): PhrasingContent[] {
  const sentence: PhrasingContent[] = [];
  for (const child of children) {
    const end = child.type === 'text' ? /[.:](?=\s+[A-Z`]|\s*$)/.exec(child.value) : null;
    if (child.type === 'text' && end) {
      sentence.push({type: 'text', value: `${child.value.slice(0, end.index)}.`});
      return sentence;
    }
    if (child.type === 'link') {
      sentence.push(...child.children);
    } else {
      sentence.push(child);
    }
  }
  return sentence;
}
