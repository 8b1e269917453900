import {createElement, type ReactNode} from 'react';
import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import memberFilter from './memberFilter';
import members from './members';

const components = {
  ListFilter: ({children, ...props}: {children: ReactNode}) =>
    createElement('div', {'data-props': JSON.stringify(props)}, children),
};

function classPage(count: number, list = ''): Promise<string> {
  const sections = Array.from(
    {length: count},
    (_, index) =>
      `## \`.f${index}()\`\n\n\`\`\`qs signature\n.f${index}() : string\n\`\`\`\n\nDoes it.\n`,
  );
  const page = ['<Members/>', list, ...sections].join('\n\n');
  return renderPage(page, [members, memberFilter], undefined, components);
}

test('adds a filter to a long table of members, but not to a short one', async () => {
  expect(await classPage(12)).toContain('Filter members');
  expect(await classPage(11)).not.toContain('Filter members');
});

test('offers to hide inherited members if there are any', async () => {
  expect(await classPage(12)).not.toContain('hasInherited');
  const html = await classPage(12, 'Inherited from [Document](./Document.md): `.f3()`.');
  expect(html).toContain('hasInherited');
  expect(html).toContain('<tr data-inherited="">');
});
