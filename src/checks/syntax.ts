import {faultAt, type Check} from './fault';

/** The page is valid MDX. If it isn't, the other rules have no tree to look at. */
export const syntax: Check = ({syntaxError}) =>
  syntaxError
    ? [
        {
          ...faultAt(undefined, {
            found: `not valid MDX: ${syntaxError.reason}`,
            hint: 'Put `{` and `<` into code marks, or a `\\` before them; close what is opened',
          }),
          line: syntaxError.line ?? 1,
        },
      ]
    : [];
