/** A file made up of page sections. */
export interface Brief {
  /** The file's name in `llms/`, without the extension. */
  name: string;
  title: string;
  description: string;
  /** The sections to include, keyed by the route of their page. */
  sections: Record<string, readonly (string | Selection)[]>;
}

/** A page's section, without its subsections. A plain anchor selects all of it. */
export interface Selection {
  /**
   * `''` is the text before the first heading. If anchors differ between versions, the first one that
   * exists is used: `['precedence', 'order-of-evaluation']`.
   */
  anchor: string | readonly string[];
  /** The part to include. Every part includes code at the very beginning, which is a signature. */
  part: SectionPart;
}

/**
 * `start`: through the first sample, `lead`: the same without the sample, `text`: everything but samples,
 * `prose`: the same without tables, `code`: only samples.
 */
export type SectionPart = 'all' | 'start' | 'lead' | 'text' | 'prose' | 'code';

const partOf =
  (part: SectionPart) =>
  (anchor: string): Selection => ({anchor, part});
const start = partOf('start');
const lead = partOf('lead');
const text = partOf('text');
const prose = partOf('prose');
const code = partOf('code');

/** The sections that most code relies on, in reading order. */
export const briefs: readonly Brief[] = [
  {
    name: 'qodlyscript',
    title: 'QodlyScript in brief',
    description:
      'declarations, types, null, operators, strings, loops, errors, functions, classes, shared objects, and what differs from JavaScript',
    sections: {
      'language/basics/lang-quicktour': ['what-differs-from-javascript'],
      'language/basics/lang-methods': ['continue-a-line'],
      'language/basics/lang-variables': [lead('declare-a-variable')],
      'language/basics/lang-identifiers': [text('classes-and-functions'), start('variables')],
      'language/basics/lang-operators': [
        {anchor: ['precedence', 'order-of-evaluation'], part: 'start'},
        lead('short-circuit-operators'),
      ],
      'language/basics/lang-null-undefined': [start(''), 'default-values'],
      'language/basics/lang-data-types': [start('conversions')],
      'language/commands/string': ['description', 'special-values'],
      'language/basics/lang-text': [
        lead('escapes'),
        prose('how-strings-are-compared'),
        prose('the-wildcard'),
      ],
      'language/basics/lang-object': [
        lead('create-an-object'),
        lead('read-and-write-properties'),
        text('null-and-undefined'),
      ],
      'language/basics/lang-collection': [lead('create-a-collection')],
      'language/basics/lang-date': ['', lead('literals')],
      'language/basics/lang-time': [lead('times-in-objects-and-json')],
      'language/basics/lang-control-flow': [
        text('-in-a-condition'),
        start('switchelseend'),
        lead('whileend'),
        lead('forend'),
        'foreachend',
        start('over-a-collection'),
      ],
      'language/basics/lang-parameters': [
        start('declare-parameters'),
        lead('return-a-value'),
        start('countparameters'),
        text('copies-and-references'),
      ],
      'language/basics/lang-classes': [
        'create-a-class',
        text('constructor'),
        start('property'),
        start('function'),
        start('extends'),
        text('shared-classes'),
        start('singleton-classes'),
      ],
      'language/basics/lang-errors': [start('tryexpression'), 'trycatchend'],
      'language/basics/lang-shared': [
        'what-you-can-store',
        text('useend'),
        'share-through-the-catalog',
      ],
      'language/basics/lang-blob': [prose('two-kinds')],
      'language/basics/lang-pathnames': ['filesystems', lead('absolute-or-relative')],
    },
  },
  {
    name: 'data',
    title: 'Data, queries, sessions, and permissions in brief',
    description:
      'the sample model, classes of the model, exposed functions, saving, locks, transactions, queries, sessions, and permissions',
    sections: {
      'guides/data-model-objects': [
        'the-sample-model',
        'write-functions-on-the-data',
        start('in-an-entity-class'),
        'expose-functions-to-clients',
        start('exposed'),
      ],
      'guides/crud-operations': [
        code('create-an-entity'),
        'what-an-attribute-contains',
        text('follow-and-set-relations'),
        text('shareable-or-alterable'),
        'optimistic-lock',
        'pessimistic-lock',
        'save-several-changes-together',
      ],
      'guides/queries': [
        code('call-a-query'),
        'comparators',
        'values',
        text('combine-criteria'),
        text('sort-the-result'),
        'pass-values-through-placeholders',
      ],
      'guides/user-sessions': ['where-the-privileges-come-from', 'which-session-your-code-runs-in'],
      faq: ['can-i-schedule-a-task-cron'],
      'studio/roles/permissionsOverview': [
        'what-each-permission-allows',
        prose('how-levels-inherit'),
      ],
      'studio/roles/functionPermissions': ['execute', 'promote'],
    },
  },
  {
    name: 'rest',
    title: 'REST in brief',
    description:
      'sign-in and its cookie, requests, filters, paging, changes, pictures and blobs, function calls, responses, and errors',
    sections: {
      'api/overview': [
        start('send-a-first-request'),
        prose('request'),
        'response',
        'status-codes',
        start('the-body-of-an-error'),
        'keep-a-session',
      ],
      faq: ['can-i-call-the-rest-api-from-another-website-cors'],
      'api/dataclassEndpoints': [prose('request'), 'response'],
      'api/$filter': [
        'request',
        'wildcard',
        'quotes-in-values',
        'pass-values-through-placeholders',
      ],
      'api/$orderby': [lead('request')],
      'api/$top$limit': ['response'],
      'api/$skip': ['read-all-pages'],
      'api/$attributes': [lead('request')],
      'api/$method': [
        code('request'),
        'request-body',
        'response',
        'delete',
        'errors',
        start('update-an-employee'),
      ],
      'api/$atomic$atOnce': ['response'],
      'api/dataclassManipulation': ['images-and-blobs'],
      'api/classFunctionsOverview': [
        'request',
        'post-or-get',
        prose('who-may-call-it'),
        lead('errors'),
        lead('offer-a-file-by-a-link'),
      ],
      'api/classFunctionsParameters': [
        'request-body',
        'entity-parameter',
        start('save-what-the-client-sends'),
      ],
      'api/classfunctionsFunctionCalls': ['response'],
    },
  },
];

/** Returns whether one of the files contains the section, in which case it doesn't need a separate file. */
export function isInBrief(route: string, anchor: string): boolean {
  return briefs.some(({sections}) =>
    sections[route]?.some((section) =>
      [typeof section === 'string' ? section : section.anchor].flat().includes(anchor),
    ),
  );
}
