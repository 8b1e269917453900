import type {Code, Heading, Root, Table} from 'mdast';
import {parseSignature, SignatureError, type Signature} from '../language/parseSignature';
import {parseTypeScriptSignature} from '../language/parseTypeScriptSignature';
import {cellTexts, hasMark, isCode, isHeading, isTable} from './nodes';

/** A signature fence, the heading above it, and the parameter table that follows it. */
export interface SignatureBlock {
  code: Code;
  /** One per line in the fence; empty for a `syntax` fence. */
  forms: Signature[];
  /** The lines that aren't valid signatures. */
  unreadable: UnreadableForm[];
  /** `syntax` fences show the form of a statement: braces, names in angle brackets, no table needed. */
  isSyntax: boolean;
  heading?: Heading;
  table?: Table;
}

export interface UnreadableForm {
  text: string;
  /** One-based line in the fence. */
  line: number;
  message: string;
}

/** Returns true for a signature fence: ```` ```qs signature ```` or ```` ```ts signature ````. */
export function isSignatureFence(code: Code): boolean {
  return hasMark(code, 'signature');
}

/** Returns true for a parameter table: `Parameter | Type | Direction | Description`. */
export function isParameterTable(table: Table): boolean {
  return cellTexts(table.children[0])[0] === 'Parameter';
}

/** Returns the page's signature blocks, in order. */
export function readSignatures(tree: Root): SignatureBlock[] {
  const blocks: SignatureBlock[] = [];
  let heading: Heading | undefined;
  tree.children.forEach((node, index) => {
    if (isHeading(node)) {
      heading = node;
    }
    if (!isCode(node) || !isSignatureFence(node)) {
      return;
    }
    const next = tree.children[index + 1];
    const isSyntax = hasMark(node, 'syntax');
    blocks.push({
      code: node,
      isSyntax,
      ...(isSyntax ? {forms: [], unreadable: []} : readForms(node)),
      ...(heading && {heading}),
      ...(isTable(next) && isParameterTable(next) && {table: next}),
    });
  });
  return blocks;
}

function readForms(code: Code): Pick<SignatureBlock, 'forms' | 'unreadable'> {
  const parse = code.lang === 'ts' ? parseTypeScriptSignature : parseSignature;
  const forms: Signature[] = [];
  const unreadable: UnreadableForm[] = [];
  code.value.split('\n').forEach((line, index) => {
    if (line.trim() === '') {
      return;
    }
    try {
      forms.push(parse(line));
    } catch (error) {
      if (!(error instanceof SignatureError)) {
        throw error;
      }
      unreadable.push({text: line.trim(), line: index + 1, message: error.message});
    }
  });
  return {forms, unreadable};
}

/** Returns the parameter that a row describes, without backticks, dots, and escapes. */
export function parameterOfRow(cell: string): string {
  return cell.replace(/^\.{3}|[`\\]/g, '').trim();
}

/** Name of the row in a parameter table that describes the result. */
export const resultRow = 'Result';

/** The arrows in a parameter table. */
export const directions: Record<string, 'in' | 'out' | 'in and out'> = {
  '→': 'in',
  '←': 'out',
  '↔': 'in and out',
};

/** Returns the parameters that no form requires. */
export function optionalParameters(forms: readonly Signature[]): Set<string> {
  const all = forms.flatMap((form) => form.parameters);
  const required = new Set(all.filter((p) => !p.optional).map((p) => p.name));
  return new Set(all.map((p) => p.name).filter((name) => !required.has(name)));
}

/** Returns whether a row's description says that the parameter is optional or required. */
export function requirementOf(description: string): 'optional' | 'required' | undefined {
  if (/\b(?:can be|if|when) left out\b|\bLeft out:|(?:^|[;,] )optional\b/i.test(description)) {
    return 'optional';
  }
  return /(?:^|[;,] )(?:mandatory|required)\b/i.test(description) ? 'required' : undefined;
}
