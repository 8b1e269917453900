import {expect, test} from 'vitest';
import {drawingStyles} from './drawingStyles';

const red = 'self { color: red; }';
const shown = 'shown="button" alt="x"';

test.each([
  ['on a page', `# Title\n\n\`\`\`css ${shown}\n${red}\n\`\`\`\n`],
  ['in a list', `- Item\n\n  \`\`\`css ${shown}\n  ${red}\n  \`\`\`\n`],
  ['in a Markdown sample', `\`\`\`\`mdx live\n\`\`\`css ${shown}\n${red}\n\`\`\`\n\`\`\`\`\n`],
])('contains the styles of a drawing %s', (_, source) => {
  expect(drawingStyles([source])).toMatch(/\.drawing-[\da-f]{8} \.drawn-self\{color:red\}/);
});

test('contains the styles of the drawings on all pages, each style once', () => {
  const page = (css: string) => `\`\`\`css ${shown}\n${css}\n\`\`\`\n`;
  const css = drawingStyles([page(red), page('self { color: #00f; }'), page(red)]);
  expect(css.match(/color:red/g)).toHaveLength(1);
  expect(css).toContain('color:#00f');
  expect(css).not.toContain('var(');
});

test('contains no styles for samples without a drawing', () => {
  expect(drawingStyles([`\`\`\`css\n${red}\n\`\`\`\n`])).not.toContain('color:red');
});
