import {expect, test} from 'vitest';
import {ContentPolicy, inlineParts} from './contentPolicy';

const page =
  '<style>a{}</style><script>run()</script>' +
  '<script type="application/ld+json">{}</script><script id=page-data type=application/json>{}</script>' +
  '<noscript><style>b{}</style></noscript>';

test('what runs or looks is found, also without JavaScript; what is data or a file is not', () => {
  expect(inlineParts(`${page}<script src=/main.js defer></script>`)).toEqual({
    scripts: ['run()'],
    styles: ['a{}', 'b{}'],
    loadsScripts: true,
  });
});

test('the policy has a hash of each script and style, once', () => {
  const policy = new ContentPolicy();
  policy.addPage(page);
  policy.addPage(page);
  const text = policy.compose([]);
  // printf 'run()' | openssl dgst -sha256 -binary | base64
  expect(text).toContain(
    "script-src 'strict-dynamic' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='; ",
  );
  expect(text.match(/sha256-/g)).toHaveLength(3);
});

test('pages that load scripts by their tags, as those of stock Docusaurus do, may still do so', () => {
  const policy = new ContentPolicy();
  policy.addPage(page.replace('<script>', '<script src=/main.js defer></script><script>'));
  expect(policy.compose([])).toMatch(/script-src 'self' 'sha256-[^;]+'; /);
});

test('what no directive names is refused, and a script that only stands on the same host too', () => {
  const text = new ContentPolicy().compose([]);
  expect(text).toMatch(/^default-src 'none';/);
  expect(text).not.toMatch(/script-src[^;]*'self'/);
  expect(text).toContain("connect-src 'self';");
});

test('pages connect to other origins only where the publisher wants it', () => {
  const text = new ContentPolicy().compose(['https://insights.algolia.io']);
  expect(text).toContain("connect-src 'self' https://insights.algolia.io;");
});
