import {literalAt} from './literals';

/** A result stated in a comment: `// 5`, `// 2 for "a b"`, `// stack is ["draft"]`. */
export interface StatedResult {
  /** As written. */
  literal: string;
  /** The expression that has the value, as written; undefined for the statement's own result. */
  subject?: string;
  /** The arguments, as written, that produce the result: `2 for "a b" and 3`. */
  args?: string[];
  /** True if the comment adds a condition in words: `0 when it is missing`. */
  isConditional?: true;
}

const subjectName = String.raw`[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*|\[[^\]\s]*\])*`;

/** `stack is ["draft"]`, `a.b and c.b are 20`, `names: [1]`. */
const subjectPattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.$"])(${subjectName})(?:(?: and (${subjectName}))? (is|are)(?: still| now)?|:) (?=[-\d"!?[{]|true|false|null|undefined)`,
  'gu',
);

const conditions =
  /^,? (?:when|if|until|once|unless|after|at first|as long|as soon|while|before|in)(?!\p{L})/u;

/** Words that introduce an example, whose value may differ for each reader. */
const example =
  /^(?:such as|for example|from)(?!\w)|^[^;]*?,? ?(?<!\w)(?:say|for example|for instance)(?!\w)/;

/**
 * Returns the results that a comment states; empty for an explanation or an example.
 *
 * @param isVariable distinguishes the sample's variables from words
 */
export function statedResults(
  comment: string,
  isVariable: (name: string) => boolean,
): StatedResult[] {
  const text = comment.replace(/^\/\/\s*/, '').trim();
  if (example.test(text.replace(/"(?:\\.|[^"\\])*"/g, '""'))) {
    return [];
  }
  const literal = literalAt(text, 0);
  if (literal === undefined) {
    const subjects = subjectsIn(text, isVariable);
    return subjects.length > 0 ? subjects : labeled(text);
  }
  const tail = text.slice(literal.length);
  // Several values, one per iteration of a loop.
  if (/^, (?:-?\d|["[{!?])/.test(tail)) {
    return [];
  }
  const isLiteral = /^(?:$|[.,;:)…]| [(—–-]| for (?!\s))/u.test(tail) || conditions.test(tail);
  if (!isLiteral) {
    return [];
  }
  const args = argumentsIn(tail);
  const isConditional = conditions.test(tail) || (/^,? for /.test(tail) && args === undefined);
  return [
    {literal, ...(args && {args}), ...(isConditional && {isConditional})},
    ...subjectsIn(tail, isVariable),
  ];
}

/** Finds `stack is ["draft"]`, except inside another literal. */
function subjectsIn(text: string, isVariable: (name: string) => boolean): StatedResult[] {
  const found: StatedResult[] = [];
  const pattern = new RegExp(subjectPattern);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [whole, first = '', second, verb] = match;
    const literal = literalAt(text, match.index + whole.length);
    // "success is true" describes the object that the statement returns.
    const isProperty = match.index === 0 && /^\w+$/.test(first) && verb !== undefined;
    const [root = ''] = first.split(/[.[]/);
    if (literal === undefined || !(isProperty || isVariable(root))) {
      continue;
    }
    pattern.lastIndex += literal.length;
    const tail = text.slice(pattern.lastIndex);
    const args = argumentsIn(tail);
    const isConditional = conditions.test(tail) || (/^,? for /.test(tail) && args === undefined);
    if (args || isConditional || /^(?:$|[.,;:)]| and )/.test(tail)) {
      found.push(
        ...[first, second].flatMap((subject) =>
          subject === undefined
            ? []
            : [
                {
                  literal,
                  subject,
                  ...(args && {args}),
                  ...(isConditional && {isConditional: true as const}),
                },
              ],
        ),
      );
    }
  }
  return found;
}

/** Reads words followed by a literal at the end: `sets bit 1: 2`. */
function labeled(text: string): StatedResult[] {
  const at = text.lastIndexOf(': ') + ': '.length;
  const literal = at < ': '.length ? undefined : literalAt(text, at);
  const isConditional = /^(?:for|in|missing|when|if)(?!\p{L})/u.test(text);
  return literal !== undefined && at + literal.length === text.length
    ? [{literal, ...(isConditional && {isConditional})}]
    : [];
}

/** Returns the literals after ` for `, joined by ` and `; undefined if there are other words. */
function argumentsIn(tail: string): string[] | undefined {
  const start = ' for ';
  if (!tail.startsWith(start)) {
    return undefined;
  }
  const args: string[] = [];
  for (let at = start.length; ; at += ' and '.length) {
    const literal = literalAt(tail, at);
    if (literal === undefined) {
      return undefined;
    }
    args.push(literal);
    at += literal.length;
    if (!tail.startsWith(' and ', at)) {
      return /^(?:$|[,;:.])/.test(tail.slice(at)) ? args : undefined;
    }
  }
}
