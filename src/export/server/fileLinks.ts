/**
 * Splits a link to a file relative to the page; returns undefined for any other URL.
 *
 * in: `../faq.md#limits`; out: `../faq.md`, `#limits`
 */
export function splitFileLink(url: string) {
  const isFile = !/^(?:[a-z][a-z+.-]*:|[#/])/i.test(url);
  const [file = '', anchor] = url.split('#');
  return isFile
    ? {file: decodeURI(file), anchor: anchor === undefined ? '' : `#${anchor}`}
    : undefined;
}
