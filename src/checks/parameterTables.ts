import type {Table, TableRow} from 'mdast';
import {cellTexts} from '../content/nodes';
import {
  directions,
  requirementOf,
  parameterOfRow,
  resultRow,
  type SignatureBlock,
} from '../content/signatures';
import {isKnownType, splitTypes} from '../language/types';
import {faultAt, quote, type Fault} from './fault';
import type {TextCheck} from './checkByText';

const columns = ['Parameter', 'Type', '', 'Description'];

/** A signature parses, and the table below it has a row for each parameter and for the result. */
export const parameterTables: TextCheck = ({signatures, frontMatter}) =>
  signatures.flatMap((block) => [
    ...unreadableForms(block),
    ...(block.code.lang === 'ts' ? [] : unknownTypes(block)),
    ...(block.table
      ? faultsOfTable(block, block.table, frontMatter.kind === 'command')
      : missingTable(block)),
  ]);

function unreadableForms({code, unreadable}: SignatureBlock): Fault[] {
  return unreadable.map(({text, line, message}) =>
    faultAt(code, {
      found: `the signature "${text}" does not parse: ${message}`,
      hint: 'Write `name(parameter : type {, optional : type}) : type`, one form per line; for the form of a statement mark the fence `qs signature syntax`',
      lineOffset: line,
    }),
  );
}

function unknownTypes({code, forms}: SignatureBlock): Fault[] {
  return forms.flatMap(({name, parameters, result}, index) =>
    [...parameters.map(({type}) => type), result]
      .flatMap(splitTypes)
      .filter((type) => !isKnownType(type))
      .map((type) =>
        faultAt(code, {
          found: `the signature of "${name}" uses the unknown type "${type}"`,
          hint: 'Use a type of src/language/types.ts, `4D.Class` or `cs.Class`',
          lineOffset: index + 1,
        }),
      ),
  );
}

/** A lone result needs no table: the sentence above the signature describes it. */
function missingTable({code, forms, isSyntax}: SignatureBlock): Fault[] {
  const names = parametersOf(forms);
  if (isSyntax || names.size === 0) {
    return [];
  }
  return [
    faultAt(code, {
      found: `the signature of "${forms[0]?.name}" has no parameter table`,
      hint: `Put a table right below the block, with the columns | ${columns.join(' | ')} | and a row for ${quote(names)}`,
    }),
  ];
}

function faultsOfTable(block: SignatureBlock, table: Table, isCommand: boolean): Fault[] {
  const [header, ...rows] = table.children;
  const found = cellTexts(header);
  if (found.length !== columns.length || columns.some((column, i) => column !== found[i])) {
    return [
      faultAt(table, {
        found: `the parameter table has the columns | ${found.join(' | ')} |`,
        hint: `Write | ${columns.join(' | ')} |`,
      }),
    ];
  }
  return [
    ...rows.flatMap((row) => faultsOfRow(row, block)),
    ...repeatedRows(table, rows),
    ...missingRows(block, rows, isCommand),
    ...rows.flatMap((row) => disputedNeed(row, block)),
  ];
}

function faultsOfRow(row: TableRow, {code, forms, isSyntax}: SignatureBlock): Fault[] {
  const [name = '', type = '', direction = '', description = ''] = cellTexts(row);
  const names = parametersOf(forms);
  // `random : integer` is a call as much as a property: it may have a row "Result".
  const mayHaveResult = forms.some(({result}) => result !== '');
  const isResult = name === resultRow;
  const isKnown = isResult ? mayHaveResult : names.has(parameterOfRow(name));
  const unknown = code.lang === 'ts' ? undefined : unknownTypeIn(type);
  const parameters = `The parameters are ${names.size > 0 ? quote(names) : 'none'}${mayHaveResult ? ', and "Result"' : ''}`;
  return [
    !isSyntax && !isKnown
      ? {
          found: isResult
            ? 'the table has a row "Result", but no form of the signature has a result'
            : `the row "${name}" names no parameter of the signature`,
          hint: parameters,
        }
      : undefined,
    Object.hasOwn(directions, direction)
      ? undefined
      : {
          found: `the row "${name}" has the direction "${direction}"`,
          hint: 'Write → for what goes in, ← for what comes out, ↔ for both',
        },
    description === ''
      ? {
          found: `the row "${name}" has no description`,
          hint: 'Say in a few words what the parameter is for',
        }
      : undefined,
    unknown === undefined
      ? undefined
      : {
          found: `the row "${name}" has ${unknown === '' ? 'no type' : `the unknown type "${unknown}"`}`,
          hint: 'Use the types of src/language/types.ts, `4D.Class` or `cs.Class`, several separated by ", "; "-" when there is none',
        },
  ].flatMap((finding) => (finding ? [faultAt(row, finding)] : []));
}

/** Returns the first unknown type in the cell; an empty string if the cell is empty. */
function unknownTypeIn(cell: string): string | undefined {
  return cell === '' ? '' : splitTypes(cell).find((part) => !isKnownType(part));
}

function repeatedRows(table: Table, rows: readonly TableRow[]): Fault[] {
  const names = rows.map(nameOf);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined
    ? []
    : [
        faultAt(table, {
          found: `the table has two rows "${twice}"`,
          hint: 'Keep one row per parameter, and name all its types in it',
        }),
      ];
}

function missingRows({code, forms}: SignatureBlock, rows: TableRow[], isCommand: boolean): Fault[] {
  const present = rows.map(nameOf);
  const needed = [...parametersOf(forms), ...(needsResult(forms, isCommand) ? [resultRow] : [])];
  const missing = needed.filter((name) => !present.includes(name));
  return missing.length === 0
    ? []
    : [
        faultAt(code, {
          found: `the signature of "${forms[0]?.name}" has no row for ${quote(missing)}`,
          hint: 'Add it to the table below the block',
        }),
      ];
}

/** Optional parameters are in braces or missing from a form; mandatory ones aren't. */
function disputedNeed(row: TableRow, {code, forms, isSyntax}: SignatureBlock): Fault[] {
  const name = nameOf(row);
  const need = requirementOf(cellTexts(row)[3] ?? '');
  const canBeLeftOut = forms.some(({parameters}) =>
    parameters.every((one) => one.name !== name || one.optional),
  );
  // Only QodlyScript signatures mark optional parameters with braces.
  const hasBraces = code.lang !== 'ts' && !isSyntax;
  if (
    !hasBraces ||
    need === undefined ||
    name === resultRow ||
    (need === 'optional') === canBeLeftOut
  ) {
    return [];
  }
  return [
    faultAt(row, {
      found: `the row "${name}" says that it ${canBeLeftOut ? 'must be given' : 'can be left out'}, and the signature doesn't`,
      hint: canBeLeftOut
        ? 'Take it out of the braces, or change the description'
        : `Put it in braces: {, ${name} : type}`,
    }),
  ];
}

type Forms = SignatureBlock['forms'];

function parametersOf(forms: Forms): Set<string> {
  return new Set(forms.flatMap(({parameters}) => parameters.map(({name}) => name)));
}

/** A command without parentheses looks like a property, but its table needs a row for the result too. */
function needsResult(forms: Forms, isCommand: boolean): boolean {
  return forms.some(
    ({form, result}) => (form === 'function' || isCommand) && result !== '' && result !== 'void',
  );
}

function nameOf(row: TableRow): string {
  return parameterOfRow(cellTexts(row)[0] ?? '');
}
