import {defaultTag} from '../shared/files';
import type {TaggedPage} from './readPage';
import {emptySection} from './sections';

/** The pages outside the versions, which have no Markdown: path, title, and text by heading and anchor. */
const pages: [
  path: string,
  title: string,
  sections: [title: string, hash: string, text: string][],
][] = [
  [
    '',
    'Build web applications with Qodly',
    [
      [
        'What do you want to do?',
        '#tasks',
        'Create a free sandbox, model your data, build pages, write code, connect over REST, or deploy your app.',
      ],
      [
        'Write it once, call it from anywhere',
        '#tour',
        'Press the button or send the request: both run the same function.',
      ],
      ['Versions', '#versions', 'The versions of the docs, with their release notes.'],
      ['Get help', '#help', 'Frequently asked questions, community and resources, and support.'],
    ],
  ],
  ['searchAPI', 'Look up a symbol', []],
];

/** Returns the pages outside the versions. The style page is for writers, so readers don't find it. */
export function otherPages(baseUrl: string): TaggedPage[] {
  return pages.map(([path, title, sections]) => ({
    tag: defaultTag,
    route: baseUrl + path,
    kind: 'page',
    tags: [],
    description: '',
    categories: [],
    names: new Map(),
    page: {
      title,
      sections: [
        emptySection(title, ''),
        ...sections.map(([heading, hash, text]) => ({...emptySection(heading, hash), text})),
      ],
    },
  }));
}
