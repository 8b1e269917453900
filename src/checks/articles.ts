import {nodesOf} from '../content/nodes';
import {problemAt, type TextCheck} from './problem';

/** Abbreviations that are pronounced letter by letter and begin with a vowel sound, unlike "REST". */
const initialisms =
  'FTPS?|HDMI|HMAC|HSTS|HTMX?|HTML|HTTPS?|LDAPS?|LLM|LRU|LSP|LTS|MCP|MDX?|MFA|ML|MP[34]|MVP|MX|NDA|NFC|NFS|NTP|RDP|RFC|RGB|RPC|RSA|RSS|S3|SDK|SFTP|SLA|SLO|SMS|SMTP|SNS|SPF|SQS|SSD|SSH|SSL|SSO|SVG|XHR|XLSX?|XML|XSS|(?!AND\\b|AS\\b|IF\\b|IN\\b|IS\\b|ON\\b|OR\\b|OFF\\b|EU)[AEIO]\\p{Lu}+';

/** Excludes "a one-time password", "a user", "a European", and the name in "a and b". */
const shouldBeAn = new RegExp(
  `\\b[Aa] (?:(?!one|once|uni|use|usu|uti|eu|ubi|and\\b|are\\b|also\\b|equals\\b)[aeiou]\\p{Ll}{2,}|(?:hour|honest|honor|heir)\\p{Ll}*|(?:${initialisms})s?(?![\\p{L}\\d_]))`,
  'gu',
);

/** Excludes "an hour", and abbreviations spelled out letter by letter: "an npm package". */
const shouldBeA =
  /\b[Aa]n (?:(?!hour|honest|honor|heir|npm\b|ngrok|nginx|rpm\b|xml\b|html\b|http|ssh\b|sql\b|mdx\b)[bcdfghjklmnpqrstvwxyz]\p{Ll}{2,}|(?:one|once|uni(?!n|m)|use|usu|uti|eu)\p{Ll}*|(?:[BCDGJKPQTVWYZ]\p{Lu}+|U(?:DP|I|R[IL]|S|SB|TC|TF|UID|X))s?(?![\p{L}\d_]))/gu;

/** Matches every wrong article, and some correct ones; most blocks don't match. */
const suspicious =
  /\b[Aa] (?:[aeiouAEIO]|h[oe]|[FHLMNRSX][\p{Lu}\d])|\b[Aa]n (?:[^aeioAEIO]|eu|one|once)/u;

/**
 * Requires "a" or "an" depending on how the next word sounds.
 *
 * good: "an editor", "a user", "an hour"
 * bad:  "a editor", "an user", "a hour", "a HTTP request"
 */
export const articles: TextCheck = ({tree}) =>
  nodesOf(tree, 'text')
    .filter(({value}) => suspicious.test(value))
    .flatMap((text) => {
      return [shouldBeAn, shouldBeA].flatMap((pattern) =>
        [...text.value.matchAll(pattern)].map(({0: found, index}) => {
          const article = /^an /i.test(found) ? 'a' : 'an';
          return problemAt(text, {
            rule: 'article',
            found: `"${found}" in the text`,
            hint: `Write "${article}${found.slice(found.indexOf(' '))}"`,
            lineOffset: text.value.slice(0, index).split('\n').length - 1,
          });
        }),
      );
    });
