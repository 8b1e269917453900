import {expect, test} from 'vitest';
import {Page} from '../../content/page';
import type {Site} from '../../content/site';
import {testSite} from '../../../tests/support/testSite';
import {writeTypeUses} from './writeTypeUses';

const signature = (form: string) => `\n\`\`\`qs signature\n${form}\n\`\`\`\n`;

function linesAt(page: string, site: Site): string[] {
  const version = site.versions[0];
  const found = version?.pages.find(({path}) => path === page) as Page;
  const tree = found.copyTree();
  const before = tree.children.length;
  writeTypeUses(tree, found.file, site);
  return tree.children
    .slice(before)
    .map((node) =>
      'children' in node
        ? node.children.map((child) => ('value' in child ? child.value : '(bold)')).join('')
        : '',
    );
}

test("lists what returns and what accepts a page's type, each on its own line", () => {
  const site = testSite({
    next: {
      'language/SignalClass.md': '---\nkind: class\n---\n\nA signal.\n',
      'language/commands/newSignal.md': `---\nkind: command\n---\n${signature('newSignal(name : string) : 4D.Signal')}`,
      'language/commands/waitFor.md': `---\nkind: command\n---\n${signature('waitFor(signal : 4D.Signal)')}`,
      'language/commands/wake.md': `---\nkind: command\n---\n${signature('wake(signal : 4D.Signal)')}`,
    },
  });
  expect(linesAt('language/SignalClass.md', site)).toEqual([
    '(bold) newSignal()',
    '(bold) waitFor(), wake()',
  ]);
  expect(linesAt('language/commands/wake.md', site)).toEqual([]);
});
