import type {Config, MarkdownConfig, PluginConfig} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import path from 'node:path';
import {announcement, locales, navbar} from './src/config/navbar';
import {brand, pngIcons} from './src/config/brand';
import {isLive, isRuntimeOn} from './src/config/runtime';
import {readEnvironment, shownVersions} from './src/config/environment';
import {feedbackUrl} from './src/config/feedback';
import {footer} from './src/config/footer';
import {generalKeywords} from './src/config/sections';
import {searchInsights} from './src/config/search';
import {lastChanges, lastUpdates} from './src/plugins/sitemap/lastChanges';
import {sitemapOptions} from './src/plugins/sitemap/sitemapOptions';
import {readTokens} from './src/css/tokens';
import {latestVersion, readSite} from './src/content/site/site';
import {linkAddress} from './src/addresses/server/linkAddress';
import type {Options as SearchOptions} from './src/search/options';
import localJsx from './src/remark/localJsx';
import {pageTransforms} from './src/remark';
import {frontMatterParser} from './src/remark/frontMatterParser';
import liveSources from './src/remark/liveSources';
import {pageTemplate} from './src/runtime/html/pageTemplate';

const site = readSite(__dirname);
const environment = readEnvironment(process.env);
const {baseUrl} = environment;

let gitDays: ReturnType<typeof lastChanges> | undefined;
/** Runs Git once, when the first page is read. */
const changes = () => (gitDays ??= lastChanges(__dirname));

const markdown: MarkdownConfig | Partial<MarkdownConfig> = {
  emoji: false,
  hooks: {
    onBrokenMarkdownLinks: isLive
      ? ({url, sourceFilePath}) =>
          linkAddress(url, path.resolve(sourceFilePath), readSite(__dirname), baseUrl)
      : 'throw',
    onBrokenMarkdownImages: isLive ? 'warn' : 'throw',
  },
  parseFrontMatter: frontMatterParser(__dirname),
};

const docs: PresetOptions['docs'] = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  numberPrefixParser: false,
  editUrl: feedbackUrl,
  showLastUpdateTime: true,
  // versions.json lists the other versions, latest first.
  versions: {
    // The version is shown below the title instead.
    ...Object.fromEntries(site.versions.map(({name}) => [name, {badge: false}])),
    current: {label: 'next', path: 'next', badge: false},
  },
  onlyIncludeVersions: shownVersions(process.env),
  beforeDefaultRemarkPlugins: pageTransforms(__dirname),
  recmaPlugins: [localJsx],
};

const preset: PresetOptions = {
  docs: isLive ? false : docs,
  blog: false,
  sitemap: sitemapOptions(__dirname, baseUrl, changes),
  pages: {
    beforeDefaultRemarkPlugins: [liveSources, ...pageTransforms(__dirname)],
    recmaPlugins: [localJsx],
  },
  theme: {
    customCss: [
      'css/tokens',
      'css/custom',
      'css/frame',
      'css/text',
      'css/tables',
      'css/code',
      'drawings/panels/panel',
      'drawings/screens/screen',
      'drawings/sketches/sketch',
      'css/print',
    ].map((name) => `./src/${name}.css`),
  },
};

/** Colors of code are in `src/css`; otherwise Docusaurus adds its default theme to every bundle. */
const noColors = {plain: {}, styles: []};

const themeConfig: ThemeConfig = {
  metadata: [
    {name: 'keywords', content: generalKeywords.join(', ')},
    // For pages that don't have their own.
    {name: 'description', content: brand.description},
  ],
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {versionPersistence: 'localStorage'},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  announcementBar: announcement(environment, latestVersion(site)?.label ?? ''),
  navbar,
  footer,
  prism: {theme: noColors, darkTheme: noColors},
};

const insights = searchInsights(process.env);

const search: PluginConfig = [
  './src/search/index.ts',
  {
    maxResults: 8,
    panelPlacement: 'input-wrapper-width',
    ...(insights && {insights}),
  } satisfies Partial<SearchOptions>,
];

const config: Config = {
  title: brand.title,
  tagline: brand.tagline,
  url: environment.siteUrl,
  baseUrl,
  trailingSlash: false,
  noIndex: environment.isPreview,
  favicon: 'img/favicon.svg',
  headTags: [
    // The color around the page in mobile browsers: the navbar's background.
    {
      tagName: 'meta',
      attributes: {name: 'theme-color', content: readTokens().light['--qd-paper'] ?? ''},
    },
    {
      tagName: 'link',
      attributes: {rel: 'icon', sizes: '96x96', href: baseUrl + pngIcons.icon.file},
    },
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: baseUrl + pngIcons.touch.file}},
  ],
  future: {
    v4: true,
    // The dev server rereads what has changed. A build has no cache: nothing tells the bundler which other
    // pages a page takes content from.
    faster: {rspackPersistentCache: isLive},
    experimental_vcs: lastUpdates(__dirname, changes),
  },
  i18n: {defaultLocale: 'en', locales},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown,
  presets: [['classic', preset]],
  baseUrlIssueBanner: false,
  ...(isRuntimeOn && {ssrTemplate: pageTemplate}),
  plugins: [
    isLive && ['./src/runtime/dev/liveDocs.ts', docs],
    './src/plugins/build-checks/index.ts',
    './src/plugins/fonts/index.ts',
    './src/plugins/client/index.ts',
    // After client, since the runtime replaces one of client's theme files.
    isRuntimeOn && './src/runtime/index.ts',
    './src/plugins/third-party-notices/index.ts',
    './src/plugins/images/index.ts',
    './src/reference/index.ts',
    search,
    // After search, whose thread runs while this plugin keeps the main thread busy.
    './src/export/index.ts',
    ['./src/plugins/feeds/index.ts', {changes}],
  ],
  themeConfig,
  customFields: {
    retiredVersions: site.retired.map(({version}) => version),
    assistants: environment.assistants,
  },
};

export default config;
