import type {Code, Heading, Root, Table} from 'mdast';
import {type Signature, SignatureError, parseSignature} from 'qodlyscript/reference';
import {hasMark, isCode, isHeading, isTableOf} from './nodes';

/** A signature fence, the heading above it, and the parameter table below it. */
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
    const table = tableBelow(tree, index);
    const isSyntax = hasMark(node, 'syntax');
    blocks.push({
      code: node,
      isSyntax,
      ...(isSyntax ? {forms: [], unreadable: []} : readForms(node)),
      ...(heading && {heading}),
      ...(table && {table}),
    });
  });
  return blocks;
}

/** Only a sample, the first call with its result, can be between a signature and its table. */
function tableBelow(tree: Root, index: number): Table | undefined {
  const [next, afterNext] = tree.children.slice(index + 1, index + 3);
  const isSample = next !== undefined && isCode(next) && !isSignatureFence(next);
  const table = isSample ? afterNext : next;
  return isTableOf('Parameter', table) ? table : undefined;
}

function readForms(code: Code): Pick<SignatureBlock, 'forms' | 'unreadable'> {
  const language = code.lang === 'ts' ? 'ts' : 'qs';
  const forms: Signature[] = [];
  const unreadable: UnreadableForm[] = [];
  code.value.split('\n').forEach((line, index) => {
    if (line.trim() === '') {
      return;
    }
    try {
      forms.push(parseSignature(line, language));
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
