import {closest} from 'fastest-levenshtein';
import {visitParents} from 'unist-util-visit-parents';
import {
  isExpression,
  isJsxElement,
  readComment,
  type Expression,
  type JsxElement,
} from '../content/nodes';
import {readPartials} from '../content/partials';
import {versionOf} from '../content/site';
import {listWritersComponents, transformedElements} from '../content/writersComponents';
import {faultAt, type Check} from './fault';

interface Finding {
  found: string;
  hint: string;
}

/**
 * Every element is known, and has a form in the page's Markdown.
 *
 * good: `<Since version="1.1.0"/>`, `<kbd>F1</kbd>`, a comment
 * bad:  `<Sinse/>`, `{1 + 1}`; in a version also `<kbd id="x">`
 */
export const components: Check = ({tree, file}, site) => {
  const partials = [...readPartials(tree.children, file).keys()];
  const isExported = versionOf(site, file) !== undefined;
  const faults: ReturnType<Check> = [];
  visitParents(tree, (node, ancestors) => {
    const finding = isJsxElement(node)
      ? /^[a-z]/.test(node.name ?? '')
        ? isExported && htmlFinding(node)
        : (nameFinding(node, partials) ?? placeFinding(node, ancestors.length, partials))
      : isExported && isExpression(node) && expressionFinding(node);
    if (finding) {
      faults.push(faultAt(node, finding));
    }
  });
  return faults;
};

function nameFinding(element: JsxElement, partials: readonly string[]): Finding | undefined {
  const name = element.name ?? '';
  const known = [...listWritersComponents(), ...transformedElements, ...partials];
  return known.includes(name)
    ? undefined
    : {
        found: `there is no component <${name}>`,
        hint: `Did you mean <${closest(name, known)}>? Pages can use ${known.map((one) => `<${one}>`).join(', ')}`,
      };
}

/** A partial, and what a transform writes, is made of blocks; transforms look at no block's inside. */
function placeFinding(
  element: JsxElement,
  depth: number,
  partials: readonly string[],
): Finding | undefined {
  const name = element.name ?? '';
  const isBlock = element.type === 'mdxJsxFlowElement';
  const isMisplaced = transformedElements.includes(name)
    ? !isBlock || depth > 1
    : partials.includes(name) && !isBlock;
  return isMisplaced
    ? {
        found: `<${name}/> stands within other content`,
        hint: 'Put it on a line of its own, with an empty line before and after it',
      }
    : undefined;
}

function htmlFinding({name, attributes}: JsxElement): Finding | undefined {
  return attributes.length > 0
    ? {
        found: `<${name}> has attributes, which have no form in the Markdown of the page`,
        hint: 'Write it without them, or in Markdown',
      }
    : undefined;
}

function expressionFinding(expression: Expression): Finding | undefined {
  return readComment(expression) === undefined
    ? {
        found: `{${expression.value}} has no form in the Markdown of the page`,
        hint: 'Write the text itself; braces that readers are to see need code marks, or a `\\` before them',
      }
    : undefined;
}
