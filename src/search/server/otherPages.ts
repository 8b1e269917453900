import {defaultTag} from '../shared/files';
import type {TaggedPage} from './readPage';
import {emptySection} from './sections';

/** The pages outside the versions, which have no Markdown: path, title, and text. */
const pages: [path: string, title: string, text: string][] = [
  [
    '',
    'Build web applications with Qodly',
    'Create a free sandbox, model your data, build pages, write code, connect over REST, or deploy your app. ' +
      'Versions of the docs, with their release notes. Get help: questions, community, and support.',
  ],
  ['searchAPI', 'Look up a symbol', ''],
];

/** Returns the pages outside the versions. The style page is for writers, so readers don't find it. */
export function otherPages(baseUrl: string): TaggedPage[] {
  return pages.map(([path, title, text]) => ({
    tag: defaultTag,
    route: baseUrl + path,
    kind: 'page',
    tags: [],
    description: '',
    categories: [],
    names: new Map(),
    sections: [{...emptySection(title, ''), text}],
  }));
}
