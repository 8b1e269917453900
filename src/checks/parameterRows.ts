import type {TableRow} from 'mdast';
import {cellTexts} from '../content/page/nodes';
import {
  directions,
  requirementOf,
  parameterOfRow,
  resultRow,
  type SignatureBlock,
} from '../content/page/signatures';
import {valueTypes} from 'qodlyscript/reference';
import {isTypeOrDescription, splitTypes, typesHint} from '../content/names/types';
import {problemIf, quote, type NestedProblems} from './problem';

/** Requires a row to match a parameter or the result of its signatures in name, type, and direction. */
export function problemsOfRow(row: TableRow, block: SignatureBlock): NestedProblems {
  return [cellProblems(row, block), optionalityProblem(row, block), typeProblems(row, block)];
}

function cellProblems(row: TableRow, {code, forms, isSyntax}: SignatureBlock): NestedProblems {
  const [name = '', type = '', direction = '', description = ''] = cellTexts(row);
  const names = parametersOf(forms);
  // `random : integer` can be a call or a property, so it may have a row "Result".
  const mayHaveResult = forms.some(({result}) => result !== '');
  const isResult = name === resultRow;
  const isKnown = isResult ? mayHaveResult : names.has(parameterOfRow(name));
  const unknown = code.lang === 'ts' ? undefined : unknownTypeIn(type);
  const allowed = [...names, ...(mayHaveResult ? [resultRow] : [])];
  return [
    problemIf(!isSyntax && !isKnown, row, {
      found: isResult
        ? 'the table has a row "Result", but the signature has no result'
        : `the row "${name}" names no parameter in the signature`,
      hint:
        allowed.length > 0
          ? `Write one of ${quote(allowed)}`
          : 'Delete the row, or add it to the signature',
    }),
    problemIf(!Object.hasOwn(directions, direction), row, {
      found: `the row "${name}" has the direction "${direction}"`,
      hint: 'Write → for input, ← for output, ↔ for both',
    }),
    problemIf(description === '', row, {
      found: `the row "${name}" has no description`,
      hint: 'Describe the parameter in a few words',
    }),
    problemIf(unknown !== undefined, row, {
      found: `the row "${name}" has ${unknown === '' ? 'no type' : `the unknown type "${unknown}"`}`,
      hint: `${typesHint}. Separate multiple types with ", ", or write "-" for none`,
    }),
  ];
}

/** Returns the first unknown type in the cell; an empty string if the cell is empty. */
function unknownTypeIn(cell: string): string | undefined {
  return cell === '' ? '' : splitTypes(cell).find((part) => !isTypeOrDescription(part));
}

/** Requires optional parameters, and no others, to be in braces or missing from a form. */
function optionalityProblem(
  row: TableRow,
  {code, forms, isSyntax}: SignatureBlock,
): NestedProblems {
  const name = nameOf(row);
  const requirement = requirementOf(cellTexts(row)[3] ?? '');
  const isOptional = forms.some(({parameters}) =>
    parameters.every((parameter) => parameter.name !== name || parameter.optional),
  );
  // Only QodlyScript signatures mark optional parameters with braces.
  const hasBraces = code.lang !== 'ts' && !isSyntax;
  const differs = requirement !== undefined && (requirement === 'optional') !== isOptional;
  return problemIf(hasBraces && name !== resultRow && differs, row, {
    found: `the row "${name}" says that the parameter is ${isOptional ? 'required' : 'optional'}, but the signature doesn't`,
    hint: isOptional
      ? 'Take it out of the braces, or change the description'
      : `Put it in braces: {, ${name} : type}`,
  });
}

/** Requires a row to have the type in the signature, and the result to have the arrow ←. */
function typeProblems(row: TableRow, {code, forms}: SignatureBlock): NestedProblems {
  const [name = '', cell = '', direction] = cellTexts(row);
  const isResult = name === resultRow;
  const inSignature = isResult
    ? forms.map(({result}) => result)
    : forms.flatMap(({parameters}) =>
        parameters
          .filter((parameter) => parameter.name === parameterOfRow(name))
          .map(({type}) => type),
      );
  const [declared, listed] = [inSignature.flatMap(splitTypes), splitTypes(cell)];
  const differs =
    code.lang !== 'ts' &&
    declared.length > 0 &&
    listed.every(isPlainType) &&
    declared.every(isPlainType) &&
    !declared.some((type) => listed.some((other) => withoutAlias(other) === withoutAlias(type)));
  return [
    problemIf(differs, row, {
      found: `the row "${name}" has the type "${cell}", but the signature has "${[...new Set(declared)].join(', ')}"`,
      hint: 'Write the same type in both',
    }),
    // A parameter can have either arrow, since some commands return values through it.
    problemIf(isResult && direction === '→', row, {
      found: `the row "${name}" has the arrow "→"`,
      hint: 'Write ←: the result is output',
    }),
  ];
}

/** Maps old type names to the current ones. */
const aliases: Record<string, string> = {real: 'number', text: 'string'};

function withoutAlias(type: string): string {
  return aliases[type.toLowerCase()] ?? type.toLowerCase();
}

/** Returns true for a basic type, and false for "any", a class, or "-". */
function isPlainType(type: string): boolean {
  return type !== 'variant' && (valueTypes as readonly string[]).includes(type.toLowerCase());
}

export type Forms = SignatureBlock['forms'];

/** Returns the names of all parameters. */
export function parametersOf(forms: Forms): Set<string> {
  return new Set(forms.flatMap(({parameters}) => parameters.map(({name}) => name)));
}

/** Returns the name of the parameter that a row describes. */
export function nameOf(row: TableRow): string {
  return parameterOfRow(cellTexts(row)[0] ?? '');
}
