import type {Heading, Paragraph, PhrasingContent, Root} from 'mdast';
import {isHeading} from './nodes';

/** Is the heading a member's: a name in code marks alone? */
export function isMemberHeading(heading: Heading | undefined): heading is Heading {
  return heading?.children.length === 1 && heading.children[0]?.type === 'inlineCode';
}

/** The first paragraph under the heading, or of the page; undefined when there is none. */
export function purposeOf(tree: Root, heading?: Heading): PhrasingContent[] | undefined {
  const start = heading ? tree.children.indexOf(heading) + 1 : 0;
  for (const node of tree.children.slice(start)) {
    if (isHeading(node)) {
      return undefined;
    }
    if (node.type === 'paragraph' && !isBadgesAlone(node)) {
      return node.children;
    }
  }
  return undefined;
}

/** Has the paragraph nothing but `<Since/>` and `<Changed>`? Then it is not the purpose. */
function isBadgesAlone(paragraph: Paragraph): boolean {
  return paragraph.children.every(
    (child) =>
      (child.type === 'mdxJsxTextElement' && ['Since', 'Changed'].includes(child.name ?? '')) ||
      (child.type === 'text' && child.value.trim() === ''),
  );
}

/** The paragraph's first sentence, marks kept, without links. */
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
