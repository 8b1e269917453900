/** A link to a file relative to the page: `../faq.md#limits`. */
interface FileLink {
  file: string;
  /** `#limits`, or empty. */
  anchor: string;
}

/** Splits a link to a file; returns undefined for any other URL. */
export function splitFileLink(url: string): FileLink | undefined {
  const isFile = !/^(?:[a-z][a-z+.-]*:|[#/])/i.test(url);
  const [file = '', anchor] = url.split('#');
  return isFile
    ? {file: decodeURI(file), anchor: anchor === undefined ? '' : `#${anchor}`}
    : undefined;
}
