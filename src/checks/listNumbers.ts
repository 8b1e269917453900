import {nodesOf} from '../content/nodes';
import type {TextCheck} from './checkByText';
import {problemAt} from './problem';

/**
 * The items of a numbered list count up, or all have the same number, since readers see 1, 2, 3 either way.
 *
 * good: `1.`, `2.`, `3.`, or `1.`, `1.`, `1.`
 * bad:  `1.`, `3.`
 */
export const listNumbers: TextCheck = ({tree, source}) =>
  nodesOf(tree, 'list')
    .filter(({ordered}) => ordered)
    .flatMap(({children}) => {
      const numbers = children.map(({position}) =>
        Number(/^\d+/.exec(source.slice(position?.start.offset ?? 0))?.[0]),
      );
      const [first = 1] = numbers;
      // Nodes of the style page's live sources have no offsets.
      const wrong = numbers.some((number) => number !== first && !Number.isNaN(number))
        ? numbers.findIndex((number, index) => number !== first + index)
        : -1;
      return wrong < 0
        ? []
        : [
            problemAt(children[wrong], {
              found: `the number ${numbers[wrong]} follows ${numbers[wrong - 1]} in a list`,
              hint: `Write ${first + wrong}`,
            }),
          ];
    });
