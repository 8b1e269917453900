/** A file made of sections of pages. */
export interface Brief {
  /** Its name below `llms/`, without its ending. */
  name: string;
  title: string;
  description: string;
  /**
   * Anchors of the sections to take, by the route of their page; `''` is the text before the first
   * heading. Where versions differ, the first that the page has: `['precedence', 'order-of-evaluation']`.
   */
  sections: Record<string, readonly Anchor[]>;
}

export type Anchor = string | readonly string[];

/** What most code is written from, in the order to read it. A section comes without its subsections. */
export const briefs: readonly Brief[] = [
  {
    name: 'qodlyscript',
    title: 'QodlyScript in brief',
    description:
      'declarations, types, null, operators, strings, loops, errors, functions, classes, shared objects, and what differs from JavaScript',
    sections: {
      'language/basics/lang-quicktour': ['what-differs-from-javascript'],
      'language/basics/lang-methods': ['what-a-method-holds', 'continue-a-line'],
      'language/basics/lang-variables': ['declare-a-variable', 'with-a-first-value'],
      'language/basics/lang-identifiers': ['keywords'],
      'language/basics/lang-operators': [
        ['precedence', 'order-of-evaluation'],
        'short-circuit-operators',
        'truthy-and-falsy',
      ],
      'language/basics/lang-null-undefined': ['', 'default-values'],
      'language/basics/lang-data-types': ['conversions'],
      'language/basics/lang-text': ['escapes', 'how-strings-are-compared', 'the-wildcard'],
      'language/basics/lang-object': ['create-an-object', 'null-and-undefined'],
      'language/basics/lang-collection': ['create-a-collection'],
      'language/basics/lang-date': ['literals'],
      'language/basics/lang-time': ['times-in-objects-and-json'],
      'language/basics/lang-control-flow': [
        'ifelseend',
        '-in-a-condition',
        'switchelseend',
        'whileend',
        'forend',
        'foreachend',
        'over-a-collection',
        'return',
      ],
      'language/basics/lang-parameters': [
        'declare-parameters',
        'return-a-value',
        'countparameters',
      ],
      'language/basics/lang-classes': [
        'create-a-class',
        'constructor',
        'property',
        'function',
        'extends',
        'super',
        'shared-classes',
        'singleton-classes',
      ],
      'language/basics/lang-errors': ['tryexpression', 'trycatchend'],
      'language/basics/lang-shared': ['what-you-can-store', 'useend', 'share-through-the-catalog'],
      'language/basics/lang-blob': ['two-kinds'],
      'language/basics/lang-pathnames': ['filesystems', 'absolute-or-relative'],
    },
  },
  {
    name: 'data',
    title: 'Data, queries, sessions, and permissions in brief',
    description:
      'the sample model, classes of the model, exposed functions, calculated attributes, saving, locks, transactions, queries, sessions, secrets, and permissions',
    sections: {
      'guides/data-model-objects': [
        'the-sample-model',
        'write-functions-on-the-data',
        'in-a-dataclass-class',
        'in-an-entity-class',
        'in-a-selection-class',
        'expose-functions-to-clients',
        'exposed',
        'attributes',
      ],
      'guides/crud-operations': [
        'create-an-entity',
        'read-and-update-an-entity',
        'what-an-attribute-contains',
        'follow-and-set-relations',
        'shareable-or-alterable',
        'optimistic-lock',
        'pessimistic-lock',
        'save-several-changes-together',
      ],
      'guides/queries': [
        'call-a-query',
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
      'sign-in, requests, filters, pages of a list, changes, locks, uploads, calls of functions, answers, and errors',
    sections: {
      'api/overview': [
        'send-a-first-request',
        'request',
        'response',
        'status-codes',
        'the-body-of-an-error',
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
      'api/$top$limit': ['request', 'response'],
      'api/$skip': ['request', 'read-all-pages'],
      'api/$attributes': ['request'],
      'api/$method': [
        'request',
        'request-body',
        'response',
        'delete',
        'errors',
        'update-an-employee',
      ],
      'api/$atomic$atOnce': ['request', 'response', 'update-two-employees-or-none'],
      'api/dataclassManipulation': ['images-and-blobs', 'create-an-employee'],
      'api/classFunctionsOverview': ['request', 'which-function-runs', 'who-may-call-it', 'errors'],
      'api/classFunctionsParameters': [
        'request-body',
        'entity-parameter',
        'save-what-the-client-sends',
      ],
      'api/classfunctionsFunctionCalls': ['response'],
    },
  },
];

/** Is the section in one of the files, so that it needs no file of its own? */
export function isInBrief(route: string, anchor: string): boolean {
  return briefs.some(({sections}) => sections[route]?.flat().includes(anchor));
}
