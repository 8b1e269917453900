import {directionWords, resultRowName} from '../../../remark/checkParameterTable';
import {cellTexts} from '../../../remark/nodes';
import {rowName, type SignatureBlock} from '../../../remark/signatureBlocks';
import type {Form, Parameter} from '../shared/types';

interface Row {
  type: string;
  direction: Parameter['direction'];
  description: string;
}

/** The forms of a signature, with what its parameter table says of each parameter and the result. */
export function readForms(block: SignatureBlock): Form[] {
  const rows = readRows(block);
  return block.forms.map((form) => {
    const result = rows.get(resultRowName);
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
  const rows = table?.children.slice(1) ?? [];
  return new Map(
    rows.map((row) => {
      const [name = '', type = '', arrow = '', description = ''] = cellTexts(row);
      return [
        rowName(name),
        {type: type === '-' ? '' : type, direction: directionWords[arrow] ?? 'in', description},
      ];
    }),
  );
}
