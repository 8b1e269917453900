import {problemIf, type TextCheck} from './problem';

/** Requires headings to begin at the second level, and disallows skipping levels. */
export const headingLevels: TextCheck = ({headings}) =>
  headings.map(({node, depth}, index) => {
    const previous = headings[index - 1]?.depth ?? 1;
    return [
      problemIf(depth === 1, node, {
        found: 'a first-level heading',
        hint: 'Begin with "##": the title in the front matter is the first-level heading',
      }),
      problemIf(depth > previous + 1, node, {
        found: 'the heading skips a level',
        hint: `Use ${'#'.repeat(previous + 1)}`,
      }),
    ];
  });
