import {nodesOf} from '../content/nodes';
import {faultAt} from './fault';
import type {TextCheck} from './checkByText';
import {writtenText} from './writtenText';

/** Not "a one-time password", "a user", "a European", nor the name a in "a and b". */
const shouldBeAn =
  /\b[Aa] (?!one|once|uni|use|usu|uti|eu|ubi|and\b|are\b|also\b|equals\b)[aeiou]\p{Ll}{2,}/gu;

/** Not "an hour", nor what is spoken letter by letter: "an npm package". */
const shouldBeA =
  /\b[Aa]n (?:(?!hour|honest|honor|heir|npm\b|ngrok|nginx|rpm\b|xml\b|html\b|http|ssh\b|sql\b|mdx\b)[bcdfghjklmnpqrstvwxyz]\p{Ll}{2,}|(?:one|once|uni(?!n|m)|use|usu|uti|eu)\p{Ll}*)/gu;

/** Matches every wrong article: most texts need no closer look. */
const suspicious = /\ba [aeiou]|\ban (?:[^aeio]|eu|one|once)/i;

/**
 * "a" or "an", as the next word sounds.
 *
 * good: "an editor", "a user", "an hour"
 * bad:  "a editor", "an user"
 */
export const articles: TextCheck = ({tree, source}) =>
  nodesOf(tree, 'text')
    .filter(({value}) => suspicious.test(value))
    .flatMap((text) => {
      const written = writtenText(text, source);
      return [shouldBeAn, shouldBeA].flatMap((pattern) =>
        [...written.matchAll(pattern)].map(({0: found, index}) => {
          const article = /^an /i.test(found) ? 'a' : 'an';
          return faultAt(text, {
            rule: 'article',
            found: `"${found}" in the text`,
            hint: `Write "${article}${found.slice(found.indexOf(' '))}"`,
            lineOffset: written.slice(0, index).split('\n').length - 1,
          });
        }),
      );
    });
