import type {Code} from 'mdast';
import {parse, type ParseResult} from '../language/parser/parse';
import type {Precedence} from '../language/parser/operators';
import {remember} from './remember';

/** Several rules ask for the same sample, and pages of equal text share their nodes. */
const parsed: Record<Precedence, (code: Code) => ParseResult> = {
  byLevel: remember(({value}: Code) => parse(value, 'byLevel')),
  leftToRight: remember(({value}: Code) => parse(value, 'leftToRight')),
};

/** The QodlyScript of a code block, parsed once. @param precedence see `precedenceOf` */
export function parseSample(code: Code, precedence: Precedence): ParseResult {
  return parsed[precedence](code);
}
