import {closest} from 'fastest-levenshtein';
import type {Nodes} from 'mdast';
import {allNodes, isExpression, isJsxElement, readComment, type JsxElement} from '../content/nodes';
import {readPartials} from '../content/partials';
import {versionOf} from '../content/site';
import {listWritersComponents, transformedElements} from '../content/writersComponents';
import {admonitionKinds} from './admonitions';
import {faultAt, type Check, type Fault} from './fault';

interface Finding {
  found: string;
  hint: string;
}

/**
 * Every component is known and used where it works. Everything on a versioned page can be exported
 * as Markdown.
 *
 * good: `<Since version="0.2.0"/>`, `<kbd>F1</kbd>`, a comment
 * bad:  `<Sinse/>`, `See <Members/>`; in a version also `<kbd id="x">` and `{1 + 1}`
 */
export const components: Check = ({tree, file}, site) => {
  const partials = [...readPartials(tree.children, file).keys()];
  const isExported = versionOf(site, file) !== undefined;
  const faults: Fault[] = [];
  const atTop = new Set<Nodes>(tree.children);
  for (const node of allNodes(tree)) {
    const finding = isComponent(node)
      ? (nameFinding(node, partials) ?? positionFinding(node, atTop.has(node), partials))
      : isExported && formFinding(node);
    if (finding) {
      faults.push(faultAt(node, finding));
    }
  }
  return faults;
};

function isComponent(node: Nodes): node is JsxElement {
  return isJsxElement(node) && !/^[a-z]/.test(node.name ?? '');
}

function nameFinding(element: JsxElement, partials: readonly string[]): Finding | undefined {
  const name = element.name ?? '';
  const known = [...listWritersComponents(), ...transformedElements, ...partials];
  if (known.includes(name)) {
    return undefined;
  }
  const kind = name.toLowerCase();
  const near = admonitionKinds.includes(kind)
    ? `Write :::${kind}, the text, and ::: on a separate line.`
    : `Did you mean <${closest(name, known)}>?`;
  return {
    found: `there is no component <${name}>`,
    hint: `${near} Pages can use ${known.map((one) => `<${one}>`).join(', ')}`,
  };
}

/** Reports block components inside other content. Transforms only look for theirs at the top level. */
function positionFinding(
  element: JsxElement,
  isAtTop: boolean,
  partials: readonly string[],
): Finding | undefined {
  const name = element.name ?? '';
  const isBlock = element.type === 'mdxJsxFlowElement';
  const isMisplaced = transformedElements.includes(name)
    ? !isBlock || !isAtTop
    : partials.includes(name) && !isBlock;
  return isMisplaced
    ? {
        found: `<${name}/> is inside other content`,
        hint: 'Put it on a separate line, with an empty line before and after it',
      }
    : undefined;
}

/** Elements of HTML that Markdown has a form for. */
const inMarkdown: Record<string, string | undefined> = {
  a: 'Write `[words](../path/page.md)`',
  img: 'Write `![What it shows](./img/name.png)`',
};

/** Reports HTML attributes and expressions, which the page's Markdown export can't express. */
function formFinding(node: Nodes): Finding | undefined {
  if (isExpression(node) && readComment(node) === undefined) {
    return {
      found: `{${node.value}} has no form in the Markdown of the page`,
      hint: 'Write the text itself; braces that readers should see need code marks, or a `\\` before them',
    };
  }
  if (isJsxElement(node) && node.attributes.length > 0) {
    return {
      found: `<${node.name}> has attributes, which have no form in the Markdown of the page`,
      hint: inMarkdown[node.name ?? ''] ?? 'Write it without them, or in Markdown',
    };
  }
  return undefined;
}
