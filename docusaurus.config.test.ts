import {expect, test, vi} from 'vitest';

test('the build stops at a broken link, and search engines skip a preview', async () => {
  vi.stubEnv('PREVIEW', '1');
  const {default: config} = await import('./docusaurus.config');
  expect(config).toMatchObject({
    noIndex: true,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  });
});
