import fs from 'node:fs';
import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {partialImports, readPartials} from '../content/page/links';
import {
  allNodes,
  isExpression,
  isJsxElement,
  nodesOf,
  readComment,
  type JsxElement,
} from '../content/page/nodes';
import {versionOf} from '../content/site/site';
import {admonitionKinds} from './admonitions';
import {flattenProblems, problemAt, type Check, type Finding, type Problem} from './problem';

/**
 * Requires components to be known and used where they work, and everything on a versioned page to be
 * exportable as Markdown.
 *
 * good: `<Since version="0.2.0"/>`, `<kbd>F1</kbd>`, a comment
 * bad:  `<Sinse/>`, `See <Members/>`; in a version also `<kbd id="x">` and `{1 + 1}`
 */
export const components: Check = ({tree, file}, site) => {
  const partials = [...readPartials(tree.children, file).keys(), ...otherImports(tree)];
  const isExported = versionOf(site, file) !== undefined;
  const elements = allNodes(tree).filter(isComponent);
  // The element of an unused partial may just be misspelled.
  const areKnown = elements.every((element) => !nameFinding(element, partials));
  const used = new Set(elements.map(({name}) => name));
  const atTop = new Set<Nodes>(tree.children);
  return flattenProblems([
    areKnown && nodesOf(tree, 'mdxjsEsm').map((node) => unusedProblems(node, used)),
    allNodes(tree).map((node) => {
      const finding = isComponent(node)
        ? (nameFinding(node, partials) ??
          positionFinding(node, atTop.has(node), partials) ??
          textFinding(node))
        : isExported && formFinding(node);
      return finding && problemAt(node, finding);
    }),
  ]);
};

/** Names that a page imports from code, which `formFinding` reports. */
function otherImports(tree: Root): string[] {
  return nodesOf(tree, 'mdxjsEsm').flatMap(({value}) =>
    [...value.matchAll(/^import (\w+) from/gm)].flatMap(([, name]) => name ?? []),
  );
}

function isComponent(node: Nodes): node is JsxElement {
  return isJsxElement(node) && !/^[a-z]/.test(node.name ?? '');
}

const folder = path.resolve(__dirname, '../components/writers');

/** Returns the components for writers, each in the folder with its name. */
export function listWritersComponents(): string[] {
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
}

/** Elements that a transform replaces with content generated from the page or its version. */
const transformedElements = [
  'CommandList',
  'Members',
  'PageChanges',
  'PropertiesPanel',
  'ReferenceChanges',
];

function nameFinding(element: JsxElement, partials: readonly string[]): Finding | undefined {
  const name = element.name ?? '';
  const known = [...listWritersComponents(), ...transformedElements, ...partials];
  if (known.includes(name)) {
    return undefined;
  }
  const kind = name.toLowerCase();
  const suggestion = admonitionKinds.includes(kind)
    ? `Write :::${kind}, the text, and ::: on a separate line.`
    : `Did you mean <${closest(name, known)}>? A partial needs import ${name} from './_file.md' below the front matter.`;
  return {
    found: `there is no component <${name}>`,
    hint: `${suggestion} Pages can use ${known.map((item) => `<${item}>`).join(', ')}`,
  };
}

/** Reports imported partials that the page doesn't use. */
function unusedProblems(
  node: Extract<Nodes, {type: 'mdxjsEsm'}>,
  used: ReadonlySet<string | null>,
): Problem[] {
  return partialImports(node)
    .filter(({name}) => !used.has(name))
    .map(({name, target, line}) =>
      problemAt(node, {
        found: `the page imports "${target}" but never uses it`,
        hint: `Write <${name}/> on a separate line, or delete the import`,
        lineOffset: line,
      }),
    );
}

/** Reports block components inside other content. Transforms look for them only at the top level. */
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

/** Reports badges that tell readers nothing. */
function textFinding(element: JsxElement): Finding | undefined {
  return ['Changed', 'Deprecated'].includes(element.name ?? '') && toString(element).trim() === ''
    ? {
        found: `<${element.name}> without text`,
        hint: `Say what is different: <${element.name} …>The message can be a blob.</${element.name}>`,
      }
    : undefined;
}

/** HTML elements that every page format can display. */
const htmlElements = ['br', 'details', 'kbd', 'sub', 'summary', 'sup', 'wbr'];

/** HTML elements with a Markdown equivalent. */
const markdownHints: Record<string, string | undefined> = {
  table: 'Write a Markdown table: | a | b |',
  a: 'Write `[words](../path/page.md)`',
  img: 'Write `![What it shows](./img/name.png)`',
};

/** Reports HTML attributes and expressions, which the page's Markdown export can't represent. */
function formFinding(node: Nodes): Finding | undefined {
  if (isExpression(node) && readComment(node) === undefined) {
    return {
      found: `MDX reads {${node.value}} as code, which readers don't see`,
      hint: `Write the text without braces; braces that readers should see need backticks, or a \`\\\` before them: \\{${node.value}}`,
    };
  }
  if (node.type === 'mdxjsEsm') {
    const otherLine = node.value
      .split('\n')
      .find((value) => value.trim() && partialImports({value}).length === 0);
    return otherLine === undefined
      ? undefined
      : {
          found: `"${otherLine}" is code, which the page's Markdown export can't contain`,
          hint: "Delete it; the only code allowed on a page is `import Name from './_file.md'`",
        };
  }
  if (isJsxElement(node) && !htmlElements.includes(node.name ?? '')) {
    return {
      found: `<${node.name}> is not an element that pages can use`,
      hint: `${markdownHints[node.name ?? ''] ?? 'Write it in Markdown'}; pages can use ${htmlElements.map((element) => `<${element}>`).join(', ')}`,
    };
  }
  if (isJsxElement(node) && node.attributes.length > 0) {
    return {
      found: `<${node.name}> has attributes, which can't be exported as Markdown`,
      hint: markdownHints[node.name ?? ''] ?? 'Write it without them, or in Markdown',
    };
  }
  return undefined;
}
