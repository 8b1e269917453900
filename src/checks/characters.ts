import type {Problem, TextCheck} from './problem';

/**
 * Disallows characters that readers can't see, and traces of another encoding. Rules that run later would
 * report them as something else.
 *
 * bad: a byte order mark before the front matter, `caf\ufffd` from a Latin-1 file, a backspace, a soft hyphen
 */
export const characters: TextCheck = ({source}) =>
  source.split('\n').map((text, index): Problem | undefined => {
    const column = text.search(/(?!\t)\p{Cc}|[\xad\u200b\u2028\u2029\u2060\ufeff\ufffd]/u);
    const character = text.charAt(column);
    const position = {line: index + 1, column: column + 1};
    if (column < 0) {
      return undefined;
    }
    if (character === '\ufffd') {
      const found = 'the file is not UTF-8, so a character is lost here';
      return {...position, found, hint: 'Save it as UTF-8, and write the character again'};
    }
    if (character === '\ufeff' && index + column === 0) {
      const found = 'the file begins with a byte order mark';
      return {...position, found, hint: 'Save it as "UTF-8", not as "UTF-8 with BOM"'};
    }
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return {...position, found: `an invisible character, U+${code}`, hint: 'Delete it'};
  });
