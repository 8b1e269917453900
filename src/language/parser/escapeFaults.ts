import type {IToken} from 'chevrotain';
import type {SourceFault} from './faults';

/** Backslashes in a string that begin no escape. Source: language/basics/lang-text. */
export function escapeFaults({image, startLine, startColumn}: IToken): SourceFault[] {
  return [...image.matchAll(/\\(.)/g)].flatMap(({0: escape, 1: letter = '', index}) =>
    /[ntr\\"]/i.test(letter)
      ? []
      : [
          {
            at: {line: startLine ?? 1, column: (startColumn ?? 1) + index},
            found: `found the escape "${escape}", expected one of \\n \\t \\r \\\\ \\"`,
            fix: 'Write a backslash as "\\\\"',
          },
        ],
  );
}
