import {expect, test} from 'vitest';
import {composePolicy, inlineParts} from './contentPolicy';

const page =
  '<style>a{}</style><script>run()</script>' +
  '<script type="application/ld+json">{}</script><script id=page-data type=application/json>{}</script>' +
  '<noscript><style>b{}</style></noscript>';

test('finds inline scripts and styles, including those in noscript, but not data or files', () => {
  expect(inlineParts(`${page}<script src=/main.js defer></script>`)).toEqual({
    scripts: ['run()'],
    styles: ['a{}', 'b{}'],
    styleAttributes: [],
    loadsScripts: true,
  });
});

test.each([
  ['<p style=color:red>', 'color:red'],
  ['<p hidden title="a > b" style="color: red;" id=c>', 'color: red;'],
  [`<p style='content:"&amp;"'>`, 'content:"&"'],
])('finds the style attribute in %s', (html, style) => {
  expect(inlineParts(html).styleAttributes).toEqual([style]);
});

test('ignores text that looks like a style attribute', () => {
  const html = '<p title="a style=b" data-style=c>Write style="d" &lt;p style=e></p>';
  expect(inlineParts(html).styleAttributes).toEqual([]);
});

test('allows style attributes only by their hashes, and only if there are any', () => {
  expect(composePolicy([page], [])).not.toContain('style-src-attr');
  expect(composePolicy([page, '<svg style="display: none;"></svg>'], [])).toMatch(
    /; style-src-attr 'unsafe-hashes' 'sha256-[^']+';/,
  );
});

test('the policy contains one hash for each script and style', () => {
  const text = composePolicy([page, page], []);
  // printf 'run()' | openssl dgst -sha256 -binary | base64
  expect(text).toContain(
    "script-src 'strict-dynamic' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='; ",
  );
  expect(text.match(/sha256-/g)).toHaveLength(3);
});

test('allows scripts loaded by tags, as in stock Docusaurus', () => {
  const stock = page.replace('<script>', '<script src=/main.js defer></script><script>');
  expect(composePolicy([stock], [])).toMatch(/script-src 'self' 'sha256-[^;]+'; /);
});

test('blocks resources that no directive names, and scripts that are merely on the same host', () => {
  const text = composePolicy([], []);
  expect(text).toMatch(/^default-src 'none';/);
  expect(text).not.toMatch(/script-src[^;]*'self'/);
  expect(text).toContain("connect-src 'self';");
  expect(text).toMatch(/base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/);
});

test('allows connections to other origins only if the publisher configures them', () => {
  const text = composePolicy([], ['https://insights.algolia.io']);
  expect(text).toContain("connect-src 'self' https://insights.algolia.io;");
});
