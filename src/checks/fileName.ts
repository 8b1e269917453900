import type {Check} from './problem';

/**
 * Requires file names that URLs and tools can contain as they are.
 *
 * good: `docs/guides/my-notes.md`, `docs/api/$filter.md`
 * bad:  `docs/guides/My notes.md`
 */
export const fileName: Check = ({path}) => {
  const [character] = /[^\w$./-]/.exec(path) ?? [];
  return character === undefined
    ? []
    : [
        {
          line: 1,
          found: `the file name has ${character === ' ' ? 'a space' : `the character "${character}"`}`,
          hint: `Rename it to ${path.replace(/[^\w$./-]+/g, '-')} with npm run move`,
        },
      ];
};
