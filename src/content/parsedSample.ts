import type {Code} from 'mdast';
import {parse, type ParseResult} from '../language/parser/parse';
import type {Precedence} from '../language/parser/operators';

const parsed = {
  byLevel: new Map<string, ParseResult>(),
  leftToRight: new Map<string, ParseResult>(),
};

/** Parses a `qs` sample, once for all callers and for all pages that contain it. */
export function parseSample({value}: Code, precedence: Precedence): ParseResult {
  const known = parsed[precedence].get(value) ?? parse(value, precedence);
  parsed[precedence].set(value, known);
  return known;
}
