import {nodesOf} from '../content/nodes';
import {problemIf, type TextCheck} from './problem';

/**
 * Requires the items in a numbered list to count up, or to all have the same number, since readers see
 * 1, 2, 3 either way.
 *
 * good: `1.`, `2.`, `3.`, or `1.`, `1.`, `1.`
 * bad:  `1.`, `3.`
 */
export const listNumbers: TextCheck = ({tree, source}) =>
  nodesOf(tree, 'list')
    .filter(({ordered}) => ordered)
    .map(({children}) => {
      const numbers = children.map(({position}) =>
        Number(/^\d+/.exec(source.slice(position?.start.offset ?? 0))?.[0]),
      );
      const [first = 1] = numbers;
      // Nodes that `liveSources` parses have no offsets, so their numbers are unknown.
      const wrongIndex = numbers.some((number) => number !== first && !Number.isNaN(number))
        ? numbers.findIndex((number, index) => number !== first + index)
        : -1;
      return problemIf(wrongIndex >= 0, children[wrongIndex], {
        found: `the number ${numbers[wrongIndex]} follows ${numbers[wrongIndex - 1]} in a list`,
        hint: `Write ${first + wrongIndex}`,
      });
    });
