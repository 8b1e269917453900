import type {TableRow} from 'mdast';
import type {VFile} from 'vfile';
import {isKnownType, splitTypes} from '../language/types';
import {fail} from './fail';
import {cellTexts} from './nodes';
import {rowName, type SignatureBlock} from './signatureBlocks';

/** The row of a parameter table that tells of the result. */
export const resultRowName = 'Result';

/** What the arrows of a parameter table say. */
export const directionWords: Record<string, 'in' | 'out' | 'in and out'> = {
  '→': 'in',
  '←': 'out',
  '↔': 'in and out',
};

const columns = ['Parameter', 'Type', '', 'Description'];

/** Fails when a signature and the table that follows it do not say the same. */
export function checkParameterTable(block: SignatureBlock, file: VFile): void {
  if (block.code.lang !== 'ts') {
    checkSignatureTypes(block, file);
  }
  const names = new Set(
    block.forms.flatMap((form) => form.parameters.map((parameter) => parameter.name)),
  );
  const hasResult = block.forms.some(
    (form) => form.form === 'function' && form.result !== '' && form.result !== 'void',
  );
  if (!block.table) {
    if (!block.isSyntax && (names.size > 0 || hasResult)) {
      fail(file, block.code, {
        found: `the signature of "${block.forms[0]?.name}" has no parameter table`,
        fix: `Put a table right below the block, with the columns | ${columns.join(' | ')} |${
          names.size > 0 ? ` and a row for ${quote(names)}` : ' and a row "Result"'
        }`,
      });
    }
    return;
  }
  const [header, ...rows] = block.table.children;
  const found = cellTexts(header);
  if (found.length !== columns.length || columns.some((column, i) => column !== found[i])) {
    fail(file, block.table, {
      found: `the parameter table has the columns | ${found.join(' | ')} |`,
      fix: `Write | ${columns.join(' | ')} |`,
    });
  }
  // `random : integer` is a call as much as a property: it may have a row "Result".
  const mayHaveResult = block.forms.some((form) => form.result !== '');
  rows.forEach((row) => checkRow(row, block, names, mayHaveResult, file));
  checkCompleteness(rows, block, names, hasResult, file);
}

function checkSignatureTypes(block: SignatureBlock, file: VFile): void {
  block.forms.forEach((form, index) => {
    const types = [...form.parameters.map((parameter) => parameter.type), form.result];
    for (const type of types.flatMap(splitTypes)) {
      if (!isKnownType(type)) {
        fail(file, block.code, {
          found: `the signature of "${form.name}" uses the unknown type "${type}"`,
          fix: 'Use a type of src/language/types.ts, `4D.Class` or `cs.Class`',
          lineOffset: index + 1,
        });
      }
    }
  });
}

function checkRow(
  row: TableRow,
  block: SignatureBlock,
  names: ReadonlySet<string>,
  hasResult: boolean,
  file: VFile,
): void {
  const [name = '', type = '', direction = '', description = ''] = cellTexts(row);
  const isResult = name === resultRowName;
  if (!block.isSyntax && (isResult ? !hasResult : !names.has(rowName(name)))) {
    fail(file, row, {
      found: isResult
        ? 'the table has a row "Result", but no form of the signature has a result'
        : `the row "${name}" names no parameter of the signature`,
      fix: `The parameters are ${names.size > 0 ? quote(names) : 'none'}${hasResult ? ', and "Result"' : ''}`,
    });
  }
  if (!Object.hasOwn(directionWords, direction)) {
    fail(file, row, {
      found: `the row "${name}" has the direction "${direction}"`,
      fix: 'Write → for what goes in, ← for what comes out, ↔ for both',
    });
  }
  if (description === '') {
    fail(file, row, {
      found: `the row "${name}" has no description`,
      fix: 'Say in a few words what the parameter is for',
    });
  }
  if (block.code.lang === 'ts') {
    return;
  }
  const unknown = splitTypes(type).find((part) => !isKnownType(part));
  if (type === '' || unknown !== undefined) {
    fail(file, row, {
      found: `the row "${name}" has ${type === '' ? 'no type' : `the unknown type "${unknown}"`}`,
      fix: 'Use the types of src/language/types.ts, `4D.Class` or `cs.Class`, several separated by ", "; "-" when there is none',
    });
  }
}

function checkCompleteness(
  rows: TableRow[],
  block: SignatureBlock,
  names: ReadonlySet<string>,
  hasResult: boolean,
  file: VFile,
): void {
  const present = rows.map((row) => rowName(cellTexts(row)[0] ?? ''));
  const twice = present.find((name, index) => present.indexOf(name) !== index);
  if (twice !== undefined) {
    fail(file, block.table, {
      found: `the table has two rows "${twice}"`,
      fix: 'Keep one row a parameter, and name all its types in it',
    });
  }
  const missing = [...names, ...(hasResult ? [resultRowName] : [])].filter(
    (name) => !present.includes(name),
  );
  if (missing.length > 0) {
    fail(file, block.code, {
      found: `the signature of "${block.forms[0]?.name}" has no row for ${quote(missing)}`,
      fix: 'Add it to the table below the block',
    });
  }
}

function quote(names: Iterable<string>): string {
  return [...names].map((name) => `"${name}"`).join(', ');
}
