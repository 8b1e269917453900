import {expect, test} from 'vitest';
import {exportedBody} from '../../../tests/support/exportedPage';

test.each([
  ['a version on a separate line', '<Since version="0.2.0"/>', '_Since 0.2.0_'],
  ['a version in text', 'New: <Since version="0.2.0"/>', 'New: _Since 0.2.0_'],
  [
    'a change on one line',
    '<Changed version="0.2.0">Reads `a` first.</Changed>',
    '**Changed in 0.2.0:** Reads `a` first.',
  ],
  [
    'a change with several paragraphs',
    '<Changed version="0.2.0">\n\nReads a first.\n\nThen b.\n\n</Changed>',
    '**Changed in 0.2.0:** Reads a first.\n\nThen b.',
  ],
  [
    'tabs as labeled blocks',
    '<Tabs>\n<TabItem value="curl" label="cURL">\n\n```bash\ncurl x\n```\n\n</TabItem>\n<TabItem value="js">\n\nText\n\n</TabItem>\n</Tabs>',
    '**cURL:**\n\n```bash\ncurl x\n```\n\n**js:**\n\nText',
  ],
  [
    'a drawn component as its alternative text',
    '<ComponentSketch component="button" alt="A button named Save"/>',
    '_Picture: A button named Save_',
  ],
  ['a properties panel as nothing', 'Text\n\n<PropertiesPanel title="Button"/>', 'Text'],
  ['an HTML element unchanged', 'Press <kbd>F1</kbd>', 'Press <kbd>F1</kbd>'],
  ['a comment as nothing', 'Text\n\n{/* later */}', 'Text'],
  ["a heading's anchor", '## Start {/* #begin */}', '## Start {#begin}'],
])('writes %s', (_, source, text) => {
  expect(exportedBody(source)).toBe(text);
});

test('writes the member summary', () => {
  const source =
    '<Members/>\n\n## Waiting\n\n## `.wait()`\n\n```qs signature\n.wait() : boolean\n```\n\n| Parameter | Type | | Description |\n|---|---|:-:|---|\n| Result | boolean | ← | State |\n\nWaits. Then goes on.';
  expect(exportedBody(source)).toContain(
    '| Waiting |\n| [`.wait()`](https://site.example/docs/page#wait) | boolean | Waits. |',
  );
});

test.each([
  ['\n<Video id="x"/>', /page\.md:6: there is no component <Video>\. Did you mean/],
  ['Press <kbd id="x">F1</kbd>', /page\.md:5: <kbd> has attributes, which can't be exported/],
  ['{1 + 1}', /page\.md:5: MDX reads \{1 \+ 1\} as code/],
])('stops the build at %s', (source, message) => {
  expect(() => exportedBody(source)).toThrow(message);
});
