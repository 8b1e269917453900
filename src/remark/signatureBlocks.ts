import type {Code, Heading, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {parseSignature, SignatureError, type Signature} from '../language/parseSignature';
import {parseTypeScriptSignature} from '../language/parseTypeScriptSignature';
import {fail} from './fail';
import {cellTexts, isCode, isHeading, isTable} from './nodes';

/** A signature fence, the heading it stands under and the parameter table that follows it. */
export interface SignatureBlock {
  code: Code;
  /** One a line of the fence. Empty for a `syntax` fence, which shows a statement's form. */
  forms: Signature[];
  /** `syntax` fences show the form of a statement: braces, names in angle brackets, no table needed. */
  isSyntax: boolean;
  heading?: Heading;
  table?: Table;
}

/** Is the code block a signature fence: ```` ```qs signature ```` or ```` ```ts signature ````? */
export function isSignatureFence(code: Code): boolean {
  return (code.meta ?? '').split(/\s+/).includes('signature');
}

/** Is the table a parameter table: `Parameter | Type | Direction | Description`? */
export function isParameterTable(table: Table): boolean {
  return cellTexts(table.children[0])[0] === 'Parameter';
}

/** Collects the page's signature blocks in order. Fails on a form that does not parse. */
export function collectSignatureBlocks(tree: Root, file: VFile): SignatureBlock[] {
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
    const isSyntax = (node.meta ?? '').split(/\s+/).includes('syntax');
    blocks.push({
      code: node,
      isSyntax,
      forms: isSyntax ? [] : readForms(node, file),
      ...(heading && {heading}),
      ...(isTable(next) && isParameterTable(next) && {table: next}),
    });
  });
  return blocks;
}

function readForms(code: Code, file: VFile): Signature[] {
  const parse = code.lang === 'ts' ? parseTypeScriptSignature : parseSignature;
  return code.value.split('\n').flatMap((line, index) => {
    if (line.trim() === '') {
      return [];
    }
    try {
      return [parse(line)];
    } catch (error) {
      if (!(error instanceof SignatureError)) {
        throw error;
      }
      return fail(file, code, {
        found: `the signature "${line.trim()}" does not parse: ${error.message}`,
        fix: 'Write `name(parameter : type {, optional : type}) : type`, one form a line; for the form of a statement mark the fence `qs signature syntax`',
        lineOffset: index + 1,
      });
    }
  });
}

/** The name a parameter row stands for: code marks, dots and escapes aside. */
export function rowName(cell: string): string {
  return cell.replace(/^\.{3}|[`\\]/g, '').trim();
}

/** The heading's text as members are named: `` `.orderBy()` `` gives `.orderBy()`. */
export function headingText(heading: Heading | undefined): string {
  return heading ? toString(heading) : '';
}
