import type {Precedence} from '../parser/operators';
import {parse} from '../parser/parse';
import type {Expression} from '../parser/syntax';

/** Parses the text of a formula or a literal; returns undefined if it isn't an expression. */
export function parseExpression(text: string, precedence: Precedence): Expression | undefined {
  const {file} = parse(`return ${text}`, precedence);
  const [statement] = file?.kind === 'method' ? file.body : [];
  return file?.kind === 'method' && file.body.length === 1 && statement?.kind === 'return'
    ? statement.value
    : undefined;
}
