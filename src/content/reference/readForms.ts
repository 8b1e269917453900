import {readTable} from '../nodes';
import {directions, parameterOfRow, resultRow, type SignatureBlock} from '../signatures';
import type {Form, Parameter} from './entry';

type Row = Pick<Parameter, 'type' | 'direction' | 'description'>;

/** Returns the forms of a signature, with the parameters and result from its parameter table. */
export function readForms(block: SignatureBlock): Form[] {
  const rows = readRows(block);
  return block.forms.map((form) => {
    const result = rows.get(resultRow);
    return {
      text: form.text,
      parameters: form.parameters.map(({name, type, optional, variadic}) => {
        const row = rows.get(name);
        return {
          name,
          type: type || (row?.type ?? ''),
          optional,
          variadic,
          direction: row?.direction ?? 'in',
          description: row?.description ?? '',
        };
      }),
      ...(form.result !== '' && {
        result: {type: form.result, description: result?.description ?? ''},
      }),
    };
  });
}

function readRows({table}: SignatureBlock): Map<string, Row> {
  const rows = table ? readTable(table).rows : [];
  return new Map(
    rows.map(({cells: [name = '', type = '', arrow = '', description = '']}) => {
      return [
        parameterOfRow(name),
        {type: type === '-' ? '' : type, direction: directions[arrow] ?? 'in', description},
      ];
    }),
  );
}
