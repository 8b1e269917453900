import {createSlugger} from '@docusaurus/utils';
import type {Heading, PhrasingContent, Root, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Signature, SignatureToken} from 'qodlyscript/reference';
import type {Plugin} from 'unified';
import {readSections} from '../content/page/headings';
import {cellTexts} from '../content/page/nodes';
import {
  directions,
  optionalParameters,
  parameterOfRow,
  readSignatures,
  resultRow,
  type SignatureBlock,
} from '../content/page/signatures';
import {text, flowElement, inlineElement, setHtmlProperties} from './nodes';

/**
 * Turns signature fences into marked-up signatures, with each parameter linked to its row.
 *
 * in:
 *     ```qs signature
 *     length(aString : string) : integer
 *     ```
 *     | Parameter | Type | | Description |
 *     |---|---|:-:|---|
 *     | aString | string | → | Text to measure |
 *     | Result | integer | ← | Number of characters |
 *
 * out:
 *     <pre class="signature"><code><span class="signature-name">length</span>(<a
 *     href="#parameter-astring">aString</a> : string) : integer</code></pre>
 *     <table class="parameters">… <tr id="parameter-astring"> …</table>
 */
const signatures: Plugin<[], Root> = () => (tree) => {
  const takenIds = new Set<string>();
  for (const block of readSignatures(readSections(tree))) {
    const rowIds = block.table ? markRows(block, takenIds) : new Map<string, string>();
    const index = tree.children.indexOf(block.code);
    tree.children[index] = renderBlock(block, rowIds);
  }
};

export default signatures;

/** Adds an id to each row, and text to each direction arrow; returns the ids, keyed by parameter. */
function markRows(block: SignatureBlock, takenIds: Set<string>): Map<string, string> {
  const ids = new Map<string, string>();
  const optional = optionalParameters(block.forms);
  const [header, ...rows] = block.table?.children ?? [];
  if (block.table) {
    setHtmlProperties(block.table, {className: ['parameters']});
  }
  const directionHeader = header?.children[2];
  if (directionHeader) {
    directionHeader.children = [inlineElement('span', {className: 'sr-only'}, 'Direction')];
  }
  for (const row of rows) {
    const name = parameterOfRow(cellTexts(row)[0] ?? '');
    const id = uniqueId(rowId(block.section.heading?.node, name), takenIds);
    ids.set(name, id);
    setHtmlProperties(row, {id});
    markNameCell(row, name, optional.has(name));
    markDirection(row);
  }
  return ids;
}

function markNameCell(row: TableRow, name: string, isOptional: boolean): void {
  const cell = row.children[0];
  if (!cell || name === resultRow) {
    return;
  }
  cell.children = [
    inlineElement('code', {}, name),
    ...(isOptional ? [inlineElement('span', {className: 'parameter-optional'}, 'optional')] : []),
  ];
}

function markDirection(row: TableRow): void {
  const cell = row.children[2];
  const arrow = cellTexts(row)[2] ?? '';
  if (cell) {
    cell.children = [
      inlineElement('span', {'aria-hidden': 'true', title: directions[arrow]}, arrow),
      inlineElement('span', {className: 'sr-only'}, directions[arrow] ?? ''),
    ];
  }
}

function rowId(heading: Heading | undefined, name: string): string {
  const member = createSlugger().slug(heading ? toString(heading) : '');
  const parameter = name === '*' ? 'star' : name.toLowerCase().replace(/[^\w-]+/g, '-');
  return `${/^(syntax|signature|)$/.test(member) ? 'parameter' : member}-${parameter}`;
}

function uniqueId(id: string, taken: Set<string>): string {
  let unique = id;
  for (let count = 2; taken.has(unique); count += 1) {
    unique = `${id}-${count}`;
  }
  taken.add(unique);
  return unique;
}

function renderBlock(block: SignatureBlock, rowIds: Map<string, string>) {
  const lines: PhrasingContent[][] = block.isSyntax
    ? block.code.value.split('\n').map((line) => [text(line)])
    : block.forms.map((form) => renderForm(form, rowIds));
  const forms = lines.map((line) => inlineElement('span', {className: 'signature-form'}, line));
  // Readers' modes of browsers drop a `div` with little but links.
  return flowElement('pre', {className: 'signature', translate: 'no'}, [
    inlineElement(
      'code',
      {},
      forms.flatMap((form, index) => (index > 0 ? [text('\n'), form] : [form])),
    ),
  ]);
}

/** Allows line breaks only between parameters: a name, its type, and their braces stay together. */
function renderForm(form: Signature, rowIds: Map<string, string>): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  let group: PhrasingContent[] | undefined;
  form.tokens.forEach((token, index) => {
    const space = spaceBefore(form.tokens[index - 1], token);
    const node = renderToken(token, rowIds);
    const opensGroup =
      (token.role === 'parameter' && !startsInGroup(form.tokens, index)) ||
      (token.text === '{' && form.tokens[index - 1]?.text !== '{');
    if (opensGroup) {
      group = [node];
      out.push(text(space), inlineElement('span', {className: 'signature-group'}, group));
    } else if (
      group &&
      token.text !== ')' &&
      !(token.text === ',' && isClosed(form.tokens, index))
    ) {
      group.push(text(space), node);
    } else {
      group = undefined;
      out.push(text(space), node);
    }
  });
  return joinTexts(out);
}

/** Returns true if the parameter directly follows the opening brace of its group: `{, name`, `{...name`. */
function startsInGroup(tokens: SignatureToken[], index: number): boolean {
  const before = tokens.slice(0, index).reverse();
  const first = before.find((token) => token.text !== ',' && token.text !== '...');
  return first?.text === '{';
}

/** Returns true if the comma follows a parameter instead of the opening brace of a group. */
function isClosed(tokens: SignatureToken[], index: number): boolean {
  return tokens[index - 1]?.text !== '{';
}

/** Merges adjacent text nodes, since React would write comments between them. */
function joinTexts(nodes: PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const previous = joined.at(-1);
    if (node.type === 'text' && previous?.type === 'text') {
      previous.value += node.value;
    } else if (node.type !== 'text' || node.value !== '') {
      joined.push(node);
    }
    if ('children' in node) {
      node.children = joinTexts(node.children as PhrasingContent[]) as typeof node.children;
    }
  }
  return joined;
}

function spaceBefore(previous: SignatureToken | undefined, token: SignatureToken): string {
  if (!previous) {
    return '';
  }
  const opensGroup = token.text === '{' && previous.text !== '(' && previous.text !== '{';
  const spaced = [':', '->'].includes(token.text) || [':', '->', ','].includes(previous.text);
  return opensGroup || spaced ? ' ' : '';
}

function renderToken(token: SignatureToken, rowIds: Map<string, string>): PhrasingContent {
  const className = token.role === 'punctuation' ? undefined : `signature-${token.role}`;
  const id = token.role === 'parameter' ? rowIds.get(token.text) : undefined;
  if (id !== undefined) {
    return inlineElement('a', {href: `#${id}`, className}, token.text);
  }
  return className === undefined
    ? text(token.text)
    : inlineElement('span', {className}, token.text);
}
