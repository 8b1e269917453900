import {faultAt, type Fault} from './fault';
import type {TextCheck} from './checkByText';

/** Headings begin at the second level and don't skip levels. */
export const headingLevels: TextCheck = ({headings}) =>
  headings.flatMap(({node, depth}, index): Fault[] => {
    const previous = headings[index - 1]?.depth ?? 1;
    if (depth === 1) {
      return [
        faultAt(node, {
          found: 'a first-level heading',
          hint: 'Begin with "##": the title of the front matter is the first-level heading',
        }),
      ];
    }
    return depth > previous + 1
      ? [
          faultAt(node, {
            found: 'the heading skips a level',
            hint: `Use ${'#'.repeat(previous + 1)}`,
          }),
        ]
      : [];
  });
