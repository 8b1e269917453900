import {problemAt, type Problem} from './problem';
import type {TextCheck} from './checkByText';

/** Requires headings to begin at the second level, and disallows skipping levels. */
export const headingLevels: TextCheck = ({headings}) =>
  headings.flatMap(({node, depth}, index): Problem[] => {
    const previous = headings[index - 1]?.depth ?? 1;
    if (depth === 1) {
      return [
        problemAt(node, {
          found: 'a first-level heading',
          hint: 'Begin with "##": the title in the front matter is the first-level heading',
        }),
      ];
    }
    return depth > previous + 1
      ? [
          problemAt(node, {
            found: 'the heading skips a level',
            hint: `Use ${'#'.repeat(previous + 1)}`,
          }),
        ]
      : [];
  });
