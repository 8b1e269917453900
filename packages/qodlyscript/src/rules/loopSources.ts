import {withArticle} from '../types';
import type {Rule} from './ruleInput';

const sources = '"forEach" takes a collection, an entity selection, or an object';

/** Disallows scalars as the source of `forEach`, and anything but numbers and times as bounds of `for`. */
export const loopSources: Rule = ({bodies}, report) => {
  for (const {statementsOf, typeOf} of bodies) {
    for (const {args} of statementsOf('forEach')) {
      const source = args[1];
      const type = source && typeOf(source);
      if (source && type && ['number', 'string', 'boolean', 'date', 'time'].includes(type)) {
        report(
          source,
          `"forEach" over ${withArticle(type)}`,
          type === 'number' ? `Count with "for (i, 1, n)"; ${sources}` : sources,
        );
      }
    }
    for (const bound of statementsOf('for').flatMap(({args}) => args.slice(1))) {
      const type = typeOf(bound);
      if (type && !['number', 'time'].includes(type)) {
        report(
          bound,
          `${withArticle(type)} as a bound of "for"`,
          'Write "for (counter, start, end)" with numbers; iterate over a collection with "forEach (item, collection)"',
        );
      }
    }
  }
};
