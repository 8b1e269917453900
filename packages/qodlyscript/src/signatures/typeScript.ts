import {SignatureError, type Signature, type SignatureParameter} from './qodlyScript';

/**
 * Parses a TypeScript function signature as written on component API pages.
 *
 *     useEnhancedNode(collector? : (args: Node) => K, options? : object) : ReturnType
 *
 * Types are kept as strings and aren't checked.
 *
 * @throws SignatureError if there's no name, or a bracket isn't closed.
 */
export function parseTypeScriptSignature(form: string): Signature {
  const text = form.trim();
  const head = /^([A-Za-z_$][\w$]*)\s*\(/.exec(text);
  if (!head?.[1]) {
    throw new SignatureError(`expected a function name and "(", found "${text}"`, 0);
  }
  const open = head[0].length - 1;
  const close = closingBracket(text, open);
  const result = /^\s*:\s*(.+)$/.exec(text.slice(close + 1))?.[1] ?? '';
  const parameters = splitTopLevel(text.slice(open + 1, close)).map(readParameter);
  return {
    text,
    name: head[1],
    owner: '',
    form: 'function',
    parameters,
    result,
    tokens: [
      {role: 'name', text: head[1], depth: 0},
      {role: 'punctuation', text: '(', depth: 0},
      ...parameters.flatMap((parameter, index) => [
        ...(index > 0 ? [{role: 'punctuation' as const, text: ',', depth: 0}] : []),
        {role: 'parameter' as const, text: parameter.name, depth: 0},
        ...(parameter.optional ? [{role: 'optional' as const, text: '?', depth: 0}] : []),
        ...(parameter.type
          ? [
              {role: 'punctuation' as const, text: ':', depth: 0},
              {role: 'type' as const, text: parameter.type, depth: 0},
            ]
          : []),
      ]),
      {role: 'punctuation', text: ')', depth: 0},
      ...(result
        ? [
            {role: 'punctuation' as const, text: ':', depth: 0},
            {role: 'type' as const, text: result, depth: 0},
          ]
        : []),
    ],
  };
}

function readParameter(text: string): SignatureParameter {
  const found = /^(\.{3})?([A-Za-z_$][\w$]*)(\?)?\s*(?::\s*([\s\S]+))?$/.exec(text.trim());
  if (!found?.[2]) {
    throw new SignatureError(`expected a parameter, found "${text.trim()}"`, 0);
  }
  return {
    name: found[2],
    type: found[4]?.trim() ?? '',
    optional: found[3] !== undefined,
    variadic: found[1] !== undefined,
  };
}

const pairs: Record<string, string> = {'(': ')', '[': ']', '{': '}', '<': '>'};

function closingBracket(text: string, open: number): number {
  const expected: string[] = [];
  for (let index = open; index < text.length; index += 1) {
    const character = text[index] ?? '';
    const isArrow = character === '>' && text[index - 1] === '=';
    if (pairs[character]) {
      expected.push(pairs[character]);
    } else if (character === expected.at(-1) && !isArrow) {
      expected.pop();
      if (expected.length === 0) {
        return index;
      }
    }
  }
  throw new SignatureError(`"${text[open]}" is not closed`, open);
}

function splitTopLevel(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  [...list].forEach((character, index) => {
    const isArrow = character === '>' && list[index - 1] === '=';
    if (pairs[character]) {
      depth += 1;
    } else if (Object.values(pairs).includes(character) && !isArrow) {
      depth -= 1;
    } else if (character === ',' && depth === 0) {
      parts.push(list.slice(start, index));
      start = index + 1;
    }
  });
  parts.push(list.slice(start));
  return parts.filter((part) => part.trim() !== '');
}
