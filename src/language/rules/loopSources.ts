import type {Rule} from './ruleInput';
import {withArticle} from '../inference/valueTypes';

/** Disallows scalars as the source of `forEach`, and anything but numbers and times as bounds of `for`. */
export const loopSources: Rule = ({bodies}) =>
  bodies.flatMap(({statementsOf, typeOf}) =>
    [...statementsOf('forEach'), ...statementsOf('for')].flatMap((statement) => {
      if (statement.kind === 'forEach') {
        const source = statement.args[1];
        const type = source && typeOf(source);
        return source && type && ['number', 'string', 'boolean', 'date', 'time'].includes(type)
          ? [
              {
                at: source.at,
                found: `"forEach" over ${withArticle(type)}`,
                hint:
                  type === 'number'
                    ? 'Count with "for (i, 1, n)"; "forEach" takes a collection, an entity selection, or an object'
                    : '"forEach" takes a collection, an entity selection, or an object',
              },
            ]
          : [];
      }
      return statement.args.slice(1).flatMap((bound) => {
        const type = typeOf(bound);
        return type && !['number', 'time'].includes(type)
          ? [
              {
                at: bound.at,
                found: `${withArticle(type)} as a bound of "for"`,
                hint: 'Write "for (counter, start, end)" with numbers; iterate over a collection with "forEach (item, collection)"',
              },
            ]
          : [];
      });
    }),
  );
