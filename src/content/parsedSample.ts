import type {Code} from 'mdast';
import {type ParseResult, type Precedence, parse} from 'qodlyscript';
import {memoizeBy} from './memoize';

/** Parses a `qs` sample, once for all callers and for all pages that contain it. */
export function parseSample({value}: Code, precedence: Precedence): ParseResult {
  return parsers[precedence](value);
}

const parseByLevel = memoizeBy(String, (source: string) => parse(source, 'byLevel'));

const parsers = {
  byLevel: parseByLevel,
  leftToRight: memoizeBy(String, (source: string) => {
    const result = parseByLevel(source);
    return result.hasChains ? parse(source, 'leftToRight') : result;
  }),
};
