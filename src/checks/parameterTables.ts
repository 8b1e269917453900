import type {Table, TableRow} from 'mdast';
import {cellTexts} from '../content/nodes';
import {
  directions,
  requirementOf,
  parameterOfRow,
  resultRow,
  type SignatureBlock,
} from '../content/signatures';
import {isKnownType, splitTypes, typesHint} from '../language/types';
import {valueTypes} from '../language/words';
import {problemAt, quote, type Problem} from './problem';
import type {TextCheck} from './checkByText';

const columns = ['Parameter', 'Type', '', 'Description'];

/** Requires signatures to parse, and the tables below to have a row for each parameter and the result. */
export const parameterTables: TextCheck = ({signatures, frontMatter}) =>
  signatures.flatMap((block) => [
    ...unreadableForms(block),
    ...(block.code.lang === 'ts' ? [] : unknownTypes(block)),
    ...(block.table
      ? problemsOfTable(block, block.table, frontMatter.kind === 'command')
      : missingTable(block)),
  ]);

function unreadableForms({code, unreadable}: SignatureBlock): Problem[] {
  return unreadable.map(({text, line, message}) =>
    problemAt(code, {
      found: `the signature "${text}" does not parse: ${message}`,
      hint: 'Write `name(parameter : type {, optional : type}) : type`, one form per line; for the syntax of a statement, mark the fence `qs signature syntax`',
      lineOffset: line,
    }),
  );
}

function unknownTypes({code, forms}: SignatureBlock): Problem[] {
  return forms.flatMap(({name, parameters, result}, index) =>
    [...parameters.map(({type}) => type), result]
      .flatMap(splitTypes)
      .filter((type) => !isKnownType(type))
      .map((type) =>
        problemAt(code, {
          found: `the signature of "${name}" uses the unknown type "${type}"`,
          hint: typesHint,
          lineOffset: index + 1,
        }),
      ),
  );
}

/** A signature with only a result needs no table: the sentence above it describes the result. */
function missingTable({code, forms, isSyntax}: SignatureBlock): Problem[] {
  const names = parametersOf(forms);
  if (isSyntax || names.size === 0) {
    return [];
  }
  return [
    problemAt(code, {
      found: `the signature of "${forms[0]?.name}" has no parameter table`,
      hint: `Put a table right below the block, with the columns | ${columns.join(' | ')} | and a row for ${quote(names)}`,
    }),
  ];
}

function problemsOfTable(block: SignatureBlock, table: Table, isCommand: boolean): Problem[] {
  const [header, ...rows] = table.children;
  const found = cellTexts(header);
  if (found.length !== columns.length || columns.some((column, i) => column !== found[i])) {
    return [
      problemAt(table, {
        found: `the parameter table has the columns | ${found.join(' | ')} |`,
        hint: `Write | ${columns.join(' | ')} |`,
      }),
    ];
  }
  return [
    ...rows.flatMap((row) => problemsOfRow(row, block)),
    ...repeatedRows(table, rows),
    ...missingRows(block, rows, isCommand),
    ...rows.flatMap((row) => optionalityProblems(row, block)),
    ...rows.flatMap((row) => typeProblems(row, block)),
  ];
}

function problemsOfRow(row: TableRow, {code, forms, isSyntax}: SignatureBlock): Problem[] {
  const [name = '', type = '', direction = '', description = ''] = cellTexts(row);
  const names = parametersOf(forms);
  // `random : integer` can be a call or a property, so it may have a row "Result".
  const mayHaveResult = forms.some(({result}) => result !== '');
  const isResult = name === resultRow;
  const isKnown = isResult ? mayHaveResult : names.has(parameterOfRow(name));
  const unknown = code.lang === 'ts' ? undefined : unknownTypeIn(type);
  const allowed = [...names, ...(mayHaveResult ? [resultRow] : [])];
  return [
    !isSyntax && !isKnown
      ? {
          found: isResult
            ? 'the table has a row "Result", but the signature has no result'
            : `the row "${name}" names no parameter in the signature`,
          hint:
            allowed.length > 0
              ? `Write one of ${quote(allowed)}`
              : 'Delete the row, or add it to the signature',
        }
      : undefined,
    Object.hasOwn(directions, direction)
      ? undefined
      : {
          found: `the row "${name}" has the direction "${direction}"`,
          hint: 'Write → for input, ← for output, ↔ for both',
        },
    description === ''
      ? {
          found: `the row "${name}" has no description`,
          hint: 'Describe the parameter in a few words',
        }
      : undefined,
    unknown === undefined
      ? undefined
      : {
          found: `the row "${name}" has ${unknown === '' ? 'no type' : `the unknown type "${unknown}"`}`,
          hint: `${typesHint}. Separate multiple types with ", ", or write "-" for none`,
        },
  ].flatMap((finding) => (finding ? [problemAt(row, finding)] : []));
}

/** Returns the first unknown type in the cell; an empty string if the cell is empty. */
function unknownTypeIn(cell: string): string | undefined {
  return cell === '' ? '' : splitTypes(cell).find((part) => !isKnownType(part));
}

function repeatedRows(table: Table, rows: readonly TableRow[]): Problem[] {
  const names = rows.map(nameOf);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  return duplicate === undefined
    ? []
    : [
        problemAt(table, {
          found: `the table has two rows "${duplicate}"`,
          hint: 'Keep one row per parameter, and name all its types in it',
        }),
      ];
}

function missingRows(
  {code, forms}: SignatureBlock,
  rows: TableRow[],
  isCommand: boolean,
): Problem[] {
  const present = rows.map(nameOf);
  const needed = [...parametersOf(forms), ...(needsResult(forms, isCommand) ? [resultRow] : [])];
  const missing = needed.filter((name) => !present.includes(name));
  return missing.length === 0
    ? []
    : [
        problemAt(code, {
          found: `the signature of "${forms[0]?.name}" has no row for ${quote(missing)}`,
          hint: 'Add it to the table below the block',
        }),
      ];
}

/** Requires optional parameters, and no others, to be in braces or missing from a form. */
function optionalityProblems(row: TableRow, {code, forms, isSyntax}: SignatureBlock): Problem[] {
  const name = nameOf(row);
  const requirement = requirementOf(cellTexts(row)[3] ?? '');
  const isOptional = forms.some(({parameters}) =>
    parameters.every((parameter) => parameter.name !== name || parameter.optional),
  );
  // Only QodlyScript signatures mark optional parameters with braces.
  const hasBraces = code.lang !== 'ts' && !isSyntax;
  if (
    !hasBraces ||
    requirement === undefined ||
    name === resultRow ||
    (requirement === 'optional') === isOptional
  ) {
    return [];
  }
  return [
    problemAt(row, {
      found: `the row "${name}" says that the parameter is ${isOptional ? 'required' : 'optional'}, but the signature doesn't`,
      hint: isOptional
        ? 'Take it out of the braces, or change the description'
        : `Put it in braces: {, ${name} : type}`,
    }),
  ];
}

/** Requires a row to have the type in the signature, and the result to have the arrow ←. */
function typeProblems(row: TableRow, {code, forms}: SignatureBlock): Problem[] {
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
    ...(differs
      ? [
          problemAt(row, {
            found: `the row "${name}" has the type "${cell}", but the signature has "${[...new Set(declared)].join(', ')}"`,
            hint: 'Write the same type in both',
          }),
        ]
      : []),
    // A parameter can have either arrow, since some commands return values through it.
    ...(isResult && direction === '→'
      ? [
          problemAt(row, {
            found: `the row "${name}" has the arrow "→"`,
            hint: 'Write ←: the result is output',
          }),
        ]
      : []),
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

type Forms = SignatureBlock['forms'];

function parametersOf(forms: Forms): Set<string> {
  return new Set(forms.flatMap(({parameters}) => parameters.map(({name}) => name)));
}

/** A command without parentheses looks like a property, but its table still needs a row for the result. */
function needsResult(forms: Forms, isCommand: boolean): boolean {
  return forms.some(
    ({form, result}) => (form === 'function' || isCommand) && result !== '' && result !== 'void',
  );
}

function nameOf(row: TableRow): string {
  return parameterOfRow(cellTexts(row)[0] ?? '');
}
