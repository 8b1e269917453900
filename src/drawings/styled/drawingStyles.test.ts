import {expect, test} from 'vitest';
import {Page} from '../../content/page';
import {drawingStyles} from './drawingStyles';

function stylesOf(...samples: string[]): string {
  return drawingStyles(
    samples.map((source, index) => new Page({file: `${index}.md`, path: `${index}.md`, source})),
  );
}

const sample = (css: string, meta = 'shown="button" alt="x"') =>
  `# Title\n\n- Item\n\n  \`\`\`css ${meta}\n  ${css}\n  \`\`\`\n`;

test('contains the styles of drawings on all pages, each once', () => {
  const red = sample('self { color: red; }');
  const css = stylesOf(red, sample('self { color: #00f; }'), red);
  expect(css.match(/\.drawn-[\da-f]{5} \{[^}]*color:red/g)).toHaveLength(1);
  expect(css).toContain('color:#00f');
  expect(css).not.toContain('var(');
});

test('contains nothing of samples without a drawing', () => {
  expect(stylesOf(sample('self { color: red; }', ''))).not.toContain('.drawn-');
});
