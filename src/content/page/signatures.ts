import type {Code, RootContent, Table} from 'mdast';
import {type Signature, SignatureError, parseSignature} from 'qodlyscript/reference';
import type {Section} from './headings';
import {hasMark, isCode, isTableOf} from './nodes';

/** A signature fence, the section that it's in, and the parameter table below it. */
export interface SignatureBlock {
  code: Code;
  section: Section;
  /** One per line in the fence; empty for a `syntax` fence. */
  forms: Signature[];
  /** The lines that aren't valid signatures. */
  unreadable: UnreadableForm[];
  /** `syntax` fences show the form of a statement: braces, names in angle brackets, no table needed. */
  isSyntax: boolean;
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
export function readSignatures(sections: readonly Section[]): SignatureBlock[] {
  return sections.flatMap((section) =>
    section.blocks.flatMap((code, index): SignatureBlock[] => {
      if (!isCode(code) || !isSignatureFence(code)) {
        return [];
      }
      const table = tableIn(section.blocks.slice(index + 1, index + 3));
      const isSyntax = hasMark(code, 'syntax');
      const forms = isSyntax ? {forms: [], unreadable: []} : readForms(code);
      return [{code, section, isSyntax, ...forms, ...(table && {table})}];
    }),
  );
}

/** Only a sample, the first call with its result, can be between a signature and its table. */
function tableIn([next, afterNext]: readonly RootContent[]): Table | undefined {
  const table = isCode(next) && !isSignatureFence(next) ? afterNext : next;
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
