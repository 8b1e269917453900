/** A REST request in a sample. */
export interface RestRequest {
  method: string;
  /** `/rest/Employee(1)/photo`; undefined if the sample builds it at run time. */
  path: string | undefined;
  /** Query parameters in order; a value is undefined if it's built at run time. */
  parameters: Map<string, string | undefined>;
  /** One-based line number in the sample. */
  line: number;
}

/**
 * Splits a target into its path and its parameters.
 *
 * in:  `/rest/Employee?$filter="city=A&B"&$top=2`
 * out: `/rest/Employee`, `$filter` → `"city=A&B"`, `$top` → `2`
 */
export function readTarget(target: string): Pick<RestRequest, 'path' | 'parameters'> {
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(target) ?? [];
  // An ampersand in quotes belongs to the value.
  const parts = query.match(/(?:"[^"]*"|'[^']*'|[^&"'])+/g) ?? [];
  return {path: decode(path), parameters: new Map(parts.map(readParameter))};
}

/** `$top=2` gives `['$top', '2']`. */
export function readParameter(text: string): [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [decode(text), ''] : [decode(text.slice(0, at)), decode(text.slice(at + 1))];
}

/** Removes the origin: `$ENDPOINT/rest/Company` and `https://…/rest/Company` become `/rest/Company`. */
export function withoutOrigin(url: string): string {
  return url.replace(/^(?:https?:\/\/[^/]*|\$\w+|\$\{\w+\})(?=\/)/, '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A sample may show an unencoded value that contains a percent sign.
    return text;
  }
}
