import type {Code} from 'mdast';
import {parse, type ParseResult} from '../language/parser/parse';
import type {Precedence} from '../language/parser/operators';
import {memoizeBy} from './memoize';

/** Parses a `qs` sample, once for all callers and for all pages that contain it. */
export function parseSample({value}: Code, precedence: Precedence): ParseResult {
  return parsers[precedence](value);
}

const parsers = {
  byLevel: memoizeBy(String, (source: string) => parse(source, 'byLevel')),
  leftToRight: memoizeBy(String, (source: string) => parse(source, 'leftToRight')),
};
