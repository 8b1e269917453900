import {quote, type TextCheck} from './problem';
import {keyLine} from './frontMatter';

/**
 * Requires the title of a command page to be the name in its signature.
 *
 * bad: `title: repeatText` above `textRepeat(source : string) : string`
 */
export const commandTitle: TextCheck = ({frontMatter, signatures, source}) => {
  const {kind, title = ''} = frontMatter;
  const names = new Set(signatures.flatMap(({forms}) => forms.map(({name}) => name)));
  return (
    kind === 'command' &&
    names.size > 0 &&
    !names.has(title) && {
      line: keyLine(source, 'title'),
      found: `the title is "${title}", but the signature is for ${quote(names)}`,
      hint: 'Write the same name in both',
    }
  );
};
