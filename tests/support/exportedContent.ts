import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** The configuration of a site to export. */
export const site = {
  title: 'Docs',
  tagline: 'All about it',
  url: 'https://site.example',
  baseUrl: '/docs/',
};

/** Returns a page's metadata. */
export function doc(id: string, title: string, base: string, folder: string) {
  return {
    id,
    title,
    description: `About ${id}.`,
    permalink: `${base}${id}`,
    source: `@site/${folder}/${id}.md`,
    frontMatter: {keywords: [`${id} in other words`, 'x'.repeat(200)]},
  };
}

/** Two versions, with only the parts of the docs plugin's content that the export reads. */
export const content = {
  loadedVersions: [
    {
      label: '0.2.0',
      isLast: true,
      banner: null,
      path: '/docs/',
      docs: [doc('faq', 'FAQ', '/docs/', 'docs'), doc('abs', 'abs', '/docs/', 'docs')],
      sidebars: {
        RunAll: [
          {
            type: 'category',
            label: 'Commands',
            link: {type: 'generated-index', title: 'All commands', permalink: '/docs/category/c'},
            items: [
              {type: 'doc', id: 'abs'},
              {type: 'link', label: 'Elsewhere', href: 'https://qodly.com'},
            ],
          },
          {type: 'doc', id: 'abs'},
        ],
      },
    },
    {
      label: '0.1.0',
      isLast: false,
      banner: 'unmaintained',
      path: '/docs/0.1.0',
      docs: [doc('faq', 'FAQ', '/docs/0.1.0/', 'old')],
      sidebars: {},
    },
  ],
} as unknown as LoadedContent;
