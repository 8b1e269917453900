/**
 * Directives for an nginx server block that decide whether a client prefers Markdown to HTML, by the
 * weights that RFC 9110, 12.5.1, defines. They set `$docs_weights` to the weight of HTML, `/`, and the
 * weight of Markdown, which `prefersMarkdown` compares. A weight is `0` followed by its decimal digits, or empty for 1.
 *
 * For HTML, the most specific range wins. Only the exact type counts for Markdown, since browsers accept
 * everything but want HTML.
 */
export const weighAccept = [
  'set $docs_html_weight "0";',
  'set $docs_markdown_weight "0";',
  ...['\\*/\\*', 'text/\\*', 'text/html'].map((range) => readWeight(range, '$docs_html_weight')),
  readWeight('text/markdown', '$docs_markdown_weight'),
  'set $docs_weights "$docs_html_weight/$docs_markdown_weight";',
].join('\n');

function readWeight(range: string, variable: string): string {
  const weight = '(?:;(?:[^,]*;)?\\s*q=(0)(?:\\.(\\d*))?\\s*(?=[;,]|$))?';
  return `if ($http_accept ~* "(?:^|,)\\s*${range}\\s*${weight}(?:[;,]|$)") { set ${variable} "$1$2"; }`;
}

/**
 * Captures the leading decimal digits that two weights share, and matches if the first weight's next
 * decimal is larger.
 */
const larger = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => {
  const smaller = digit === 1 ? '0' : `[0-${digit - 1}]`;
  return `${digit}\\d*/\\1(?:${smaller}| )`;
});

/** Matches `$docs_weights`, followed by a space, if Markdown is acceptable and HTML isn't preferred. */
export const prefersMarkdown = `(?!/\\d|(\\d*)(?:${larger.join('|')}))\\d*/(?!0+ )\\d* `;
