import type {Code} from 'mdast';
import {parse, type ParseResult} from '../language/parser/parse';
import type {Precedence} from '../language/parser/operators';
import {remember} from './remember';

/** A `qs` sample as the grammar reads it; parsed once for all who ask. */
export function parseSample(code: Code, precedence: Precedence): ParseResult {
  return parsed[precedence](code);
}

const parsed = {
  byLevel: remember((code: Code) => parse(code.value, 'byLevel')),
  leftToRight: remember((code: Code) => parse(code.value, 'leftToRight')),
};
