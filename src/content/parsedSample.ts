import type {Code} from 'mdast';
import {parse, type ParseResult} from '../language/parser/parse';
import type {Precedence} from '../language/parser/operators';

const parsed = {
  byLevel: new Map<string, ParseResult>(),
  leftToRight: new Map<string, ParseResult>(),
};

/** A `qs` sample as the grammar reads it; parsed once for all who ask, and for all pages that have it. */
export function parseSample({value}: Code, precedence: Precedence): ParseResult {
  const known = parsed[precedence].get(value) ?? parse(value, precedence);
  parsed[precedence].set(value, known);
  return known;
}
