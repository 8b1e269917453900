import type {TextCheck} from './checkByText';
import {quote} from './problem';
import {lineOfKey} from './frontMatter';

/**
 * The title of a command's page is the name in its signature.
 *
 * bad: `title: repeatText` above `textRepeat(source : string) : string`
 */
export const commandTitle: TextCheck = ({frontMatter, signatures, source}) => {
  const {kind, title = ''} = frontMatter;
  const names = new Set(signatures.flatMap(({forms}) => forms.map(({name}) => name)));
  return kind !== 'command' || names.size === 0 || names.has(title)
    ? []
    : [
        {
          line: lineOfKey(source, 'title'),
          found: `the title is "${title}", but the signature is that of ${quote(names)}`,
          hint: 'Write the same name in both',
        },
      ];
};
