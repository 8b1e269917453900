import type {Table, TableRow} from 'mdast';
import {cellTexts} from '../content/page/nodes';
import {resultRow, type SignatureBlock} from '../content/page/signatures';
import {isTypeOrDescription, splitTypes, typesHint} from '../content/names/types';
import {nameOf, parametersOf, problemsOfRow, type Forms} from './parameterRows';
import {problemAt, problemIf, quote, type NestedProblems, type TextCheck} from './problem';

const columns = ['Parameter', 'Type', '', 'Description'];

/** Requires signatures to parse, and the tables below to have a row for each parameter and the result. */
export const parameterTables: TextCheck = ({signatures, frontMatter}) =>
  signatures.map((block) => [
    unreadableForms(block),
    block.code.lang !== 'ts' && unknownTypes(block),
    block.table
      ? problemsOfTable(block, block.table, frontMatter.kind === 'command')
      : missingTable(block),
  ]);

function unreadableForms({code, unreadable}: SignatureBlock): NestedProblems {
  return unreadable.map(({text, line, message}) =>
    problemAt(code, {
      found: `the signature "${text}" does not parse: ${message}`,
      hint: 'Write `name(parameter : type {, optional : type}) : type`, one form per line; for the syntax of a statement, mark the fence `qs signature syntax`',
      lineOffset: line,
    }),
  );
}

function unknownTypes({code, forms}: SignatureBlock): NestedProblems {
  return forms.map(({name, parameters, result}, index) =>
    [...parameters.map(({type}) => type), result]
      .flatMap(splitTypes)
      .filter((type) => !isTypeOrDescription(type))
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
function missingTable({code, forms, isSyntax}: SignatureBlock): NestedProblems {
  const names = parametersOf(forms);
  return problemIf(!isSyntax && names.size > 0, code, {
    found: `the signature of "${forms[0]?.name}" has no parameter table`,
    hint: `Put a table right below the block, with the columns | ${columns.join(' | ')} | and a row for ${quote(names)}`,
  });
}

function problemsOfTable(block: SignatureBlock, table: Table, isCommand: boolean): NestedProblems {
  const [header, ...rows] = table.children;
  const found = cellTexts(header);
  if (found.length !== columns.length || columns.some((column, i) => column !== found[i])) {
    return problemAt(table, {
      found: `the parameter table has the columns | ${found.join(' | ')} |`,
      hint: `Write | ${columns.join(' | ')} |`,
    });
  }
  return [
    rows.map((row) => problemsOfRow(row, block)),
    repeatedRows(table, rows),
    missingRows(block, rows, isCommand),
  ];
}

function repeatedRows(table: Table, rows: readonly TableRow[]): NestedProblems {
  const names = rows.map(nameOf);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  return problemIf(duplicate !== undefined, table, {
    found: `the table has two rows named "${duplicate}"`,
    hint: 'Keep one row per parameter, and name all its types in it',
  });
}

function missingRows(
  {code, forms}: SignatureBlock,
  rows: TableRow[],
  isCommand: boolean,
): NestedProblems {
  const present = rows.map(nameOf);
  const needed = [...parametersOf(forms), ...(needsResult(forms, isCommand) ? [resultRow] : [])];
  const missing = needed.filter((name) => !present.includes(name));
  return problemIf(missing.length > 0, code, {
    found: `the signature of "${forms[0]?.name}" has no row for ${quote(missing)}`,
    hint: 'Add it to the table below the block',
  });
}

/** A command without parentheses looks like a property, but its table still needs a row for the result. */
function needsResult(forms: Forms, isCommand: boolean): boolean {
  return forms.some(
    ({form, result}) => (form === 'function' || isCommand) && result !== '' && result !== 'void',
  );
}
