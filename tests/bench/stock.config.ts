/**
 * This site's pages in stock Docusaurus: unmodified `preset-classic` and
 * @easyops-cn/docusaurus-search-local, with plain stubs for the writers' components.
 * Build it with `buildSite`, from a copy of the pages; in the checkout, Docusaurus would use `src/theme`.
 */
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import site from '../../docusaurus.config';

const docs: PresetOptions['docs'] = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  numberPrefixParser: false,
  versions: {current: {label: 'next', path: 'next'}},
};

const preset: PresetOptions = {docs, blog: false, pages: false};

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  trailingSlash: site.trailingSlash,
  favicon: site.favicon,
  future: site.future,
  i18n: site.i18n,
  markdown: {emoji: false},
  // The stock site lacks the landing page and the anchors that our transforms generate.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  presets: [['classic', preset]],
  plugins: [
    () => ({name: 'writers-components', getThemePath: () => path.join(__dirname, 'stockTheme')}),
  ],
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      {hashed: true, indexBlog: false, docsRouteBasePath: '/'},
    ],
  ],
  themeConfig: {
    colorMode: site.themeConfig?.colorMode,
    docs: site.themeConfig?.docs,
    navbar: site.themeConfig?.navbar,
    footer: site.themeConfig?.footer,
  },
};

export default config;
