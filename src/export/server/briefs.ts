/** A file made of sections of pages. */
export interface Brief {
  /** The file's name below `llms/`, without extension. */
  name: string;
  title: string;
  description: string;
  /** The sections to take, by the route of their page. */
  sections: Record<string, readonly (string | Selection)[]>;
}

/** A section to take from a page, without its subsections. A plain anchor takes all of it. */
export interface Selection {
  /**
   * `''` is the text before the first heading. If versions differ, the first one that exists counts:
   * `['precedence', 'order-of-evaluation']`.
   */
  anchor: string | readonly string[];
  /** True to take only the part up to the first sample. */
  isStart: boolean;
}

/** Selects the section up to its first sample. */
const start = (anchor: string): Selection => ({anchor, isStart: true});

/** The sections that most code is based on, in reading order. */
export const briefs: readonly Brief[] = [
  {
    name: 'qodlyscript',
    title: 'QodlyScript in brief',
    description:
      'declarations, types, null, operators, strings, loops, errors, functions, classes, shared objects, and what differs from JavaScript',
    sections: {
      'language/basics/lang-quicktour': ['what-differs-from-javascript'],
      'language/basics/lang-methods': ['what-a-method-holds', 'continue-a-line'],
      'language/basics/lang-variables': ['declare-a-variable', start('with-a-first-value')],
      'language/basics/lang-identifiers': ['classes-and-functions', 'variables'],
      'language/basics/lang-operators': [
        {anchor: ['precedence', 'order-of-evaluation'], isStart: false},
        start('short-circuit-operators'),
        'truthy-and-falsy',
      ],
      'language/basics/lang-null-undefined': ['', 'default-values'],
      'language/basics/lang-data-types': [start('conversions')],
      'language/basics/lang-variant': [start('as-a-parameter')],
      'language/basics/lang-text': [start('escapes'), 'how-strings-are-compared', 'the-wildcard'],
      'language/basics/lang-object': [
        start('create-an-object'),
        start('read-and-write-properties'),
        'null-and-undefined',
      ],
      'language/basics/lang-collection': [start('create-a-collection')],
      'language/basics/lang-date': ['', start('literals')],
      'language/basics/lang-time': [start('times-in-objects-and-json')],
      'language/basics/lang-control-flow': [
        start('ifelseend'),
        '-in-a-condition',
        start('switchelseend'),
        start('whileend'),
        start('forend'),
        'foreachend',
        start('over-a-collection'),
      ],
      'language/basics/lang-parameters': [
        start('declare-parameters'),
        start('return-a-value'),
        start('countparameters'),
        'copies-and-references',
      ],
      'language/basics/lang-classes': [
        'create-a-class',
        'constructor',
        start('property'),
        'function',
        start('extends'),
        'shared-classes',
        'singleton-classes',
      ],
      'language/basics/lang-errors': ['tryexpression', 'trycatchend'],
      'language/basics/lang-shared': ['what-you-can-store', 'useend', 'share-through-the-catalog'],
      'language/basics/lang-blob': ['two-kinds'],
      'language/basics/lang-pathnames': ['filesystems', start('absolute-or-relative')],
    },
  },
  {
    name: 'data',
    title: 'Data, queries, sessions, and permissions in brief',
    description:
      'the sample model, classes of the model, exposed functions, saving, locks, transactions, queries, sessions, secrets, and permissions',
    sections: {
      'guides/data-model-objects': [
        'the-sample-model',
        'write-functions-on-the-data',
        start('in-a-dataclass-class'),
        start('in-an-entity-class'),
        start('in-a-selection-class'),
        'expose-functions-to-clients',
        'exposed',
      ],
      'guides/crud-operations': [
        'create-an-entity',
        start('read-and-update-an-entity'),
        'what-an-attribute-contains',
        'follow-and-set-relations',
        'shareable-or-alterable',
        'optimistic-lock',
        'pessimistic-lock',
        'save-several-changes-together',
      ],
      'guides/queries': [
        start('call-a-query'),
        'comparators',
        'values',
        'combine-criteria',
        'sort-the-result',
        'pass-values-through-placeholders',
      ],
      'guides/user-sessions': [
        'where-the-privileges-come-from',
        'which-session-your-code-runs-in',
        'where-secrets-belong',
      ],
      'studio/roles/permissionsOverview': ['what-each-permission-allows', 'how-levels-inherit'],
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
        'send-a-first-request',
        'request',
        'response',
        'status-codes',
        start('the-body-of-an-error'),
        'keep-a-session',
      ],
      'api/dataclassEndpoints': ['request', 'response'],
      'api/$filter': [
        'request',
        'wildcard',
        'quotes-in-values',
        'pass-values-through-placeholders',
      ],
      'api/$orderby': ['request'],
      'api/$top$limit': ['response'],
      'api/$skip': ['read-all-pages'],
      'api/$attributes': ['request'],
      'api/$method': [
        'request',
        'request-body',
        'response',
        'delete',
        'errors',
        'update-an-employee',
      ],
      'api/$atomic$atOnce': ['response'],
      'api/dataclassManipulation': ['images-and-blobs', start('create-an-employee')],
      'api/classFunctionsOverview': [
        'request',
        'post-or-get',
        'who-may-call-it',
        start('errors'),
        'offer-a-file-by-a-link',
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

/** Returns whether one of the files contains the section, so it needs no separate file. */
export function isInBrief(route: string, anchor: string): boolean {
  return briefs.some(({sections}) => sections[route]?.includes(anchor));
}
