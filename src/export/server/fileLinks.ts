/** A link to a file relative to the page: `../faq.md#limits`. */
interface FileLink {
  file: string;
  /** `#limits`, or empty. */
  anchor: string;
}

/** Splits a link to a file; undefined for any other address. */
export function splitFileLink(url: string): FileLink | undefined {
  const isOther = /^(?:[a-z][a-z+.-]*:|[#/])/i.test(url);
  const [file = '', anchor] = url.split('#');
  return isOther
    ? undefined
    : {file: decodeURI(file), anchor: anchor === undefined ? '' : `#${anchor}`};
}
