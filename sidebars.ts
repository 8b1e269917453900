import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {pagesOfKind, readSite, type Version} from './src/content/site/site';

const [next] = readSite(__dirname).versions as [Version];

/** Classes that are never instantiated. Their child classes' pages link to them. */
const parentClasses = ['language/Directory', 'language/Document', 'language/Transporter'];

/** The next version's sidebars. Those for released versions are in versioned_sidebars/. */
const sidebars: SidebarsConfig = {
  GetStarted: [
    'get-started/quickstart',
    {
      type: 'category',
      label: 'Qodly Overview',
      items: [
        'get-started/first-app',
        'get-started/test-debug',
        'get-started/access',
        'get-started/deployment',
        'get-started/data-management',
        'get-started/support',
        'get-started/updates',
        'get-started/community',
        'get-started/subscriptions',
        'get-started/payments',
        'get-started/refunds',
      ],
    },
    'faq',
    {
      type: 'category',
      label: 'Release Notes',
      collapsed: false,
      items: [
        'notes/1.2.0',
        'notes/1.10.1',
        'notes/1.1.0',
        'notes/1.0.0',
        'notes/1.0.0-beta.6',
        'notes/1.0.0-beta.5',
        'notes/1.0.0-beta.4',
        'notes/1.0.0-beta.3',
        'notes/1.0.0-beta.2',
        'notes/1.0.0-beta.1',
        'notes/1.0.0-beta.0',
      ],
    },
  ],
  Develop: [
    'studio/overview',
    {
      type: 'category',
      label: 'Pages',
      items: [
        'studio/pageLoaders/pageLoaderOverview',
        {
          type: 'category',
          label: 'Components',
          items: [
            'studio/pageLoaders/components/componentsBasics',
            'studio/pageLoaders/components/uploadCustomComponents',
            'studio/pageLoaders/components/button',
            'studio/pageLoaders/components/checkbox',
            'studio/pageLoaders/components/datatable',
            'studio/pageLoaders/components/dialog',
            'studio/pageLoaders/components/fileupload',
            'studio/pageLoaders/components/icon',
            'studio/pageLoaders/components/image',
            'studio/pageLoaders/components/matrix',
            'studio/pageLoaders/components/pageLoader',
            'studio/pageLoaders/components/radio',
            'studio/pageLoaders/components/rangeinput',
            'studio/pageLoaders/components/selectbox',
            'studio/pageLoaders/components/selectinput',
            'studio/pageLoaders/components/stylebox',
            'studio/pageLoaders/components/tabs',
            'studio/pageLoaders/components/text',
            'studio/pageLoaders/components/textinput',
          ],
        },
        'studio/pageLoaders/craftedComponents',
        'studio/pageLoaders/templates',
        'studio/pageLoaders/date-time-formats',
        'studio/pageLoaders/qodlySources',
        {
          type: 'category',
          label: 'Events',
          items: [
            'studio/pageLoaders/events/overview',
            'studio/pageLoaders/events/eventsManagement',
            'studio/pageLoaders/events/bindingActionToEvents',
          ],
        },
        {
          type: 'category',
          label: 'States',
          items: [
            'studio/pageLoaders/states/stateOverview',
            'studio/pageLoaders/states/nonConditionalState',
            'studio/pageLoaders/states/conditionalState',
          ],
        },
        'studio/pageLoaders/styling',
        'studio/rendering',
      ],
    },
    {
      type: 'category',
      label: 'Coding and Debugging',
      items: ['studio/coding', 'studio/debugging', 'studio/qodlyEventsClass'],
    },
    {
      type: 'category',
      label: 'Roles And Privileges',
      items: [
        {type: 'doc', id: 'studio/roles/overview', label: 'Configuring Roles and Privileges'},
        {
          type: 'category',
          label: 'Permissions',
          items: [
            'studio/roles/permissionsOverview',
            'studio/roles/datastorePermissions',
            'studio/roles/dataClassPermissions',
            'studio/roles/attributesPermissions',
            'studio/roles/functionPermissions',
            'studio/roles/modelEditorApproach',
          ],
        },
        'studio/roles/includingPrivileges',
        'studio/roles/example-of-configuration',
      ],
    },
    {
      type: 'category',
      label: 'Model',
      items: [
        'studio/model/model-editor-interface',
        'studio/model/datastore-classes',
        'studio/model/attributes',
        'studio/model/functions',
        'studio/model/import',
      ],
    },
    'studio/httpHandlers',
    {type: 'doc', id: 'studio/localization', label: 'Localization (i18n)'},
    'studio/settings',
    'data-explorer',
    {
      type: 'category',
      label: 'QodlyScript Reference',
      link: {
        type: 'generated-index',
        title: 'QodlyScript',
        description: 'QodlyScript Reference Guide',
        slug: '/category/qodlyscript',
      },
      items: [
        'language/basics/lang-quicktour',
        {
          type: 'category',
          label: 'Basics',
          link: {
            type: 'generated-index',
            title: 'Basics',
            description: 'Main concepts of the QodlyScript Language.',
            slug: '/category/language-basics',
          },
          items: [
            'language/basics/lang-variables',
            {
              type: 'category',
              label: 'Data Types',
              link: {type: 'doc', id: 'language/basics/lang-data-types'},
              items: [
                'language/basics/lang-blob',
                'language/basics/lang-boolean',
                'language/basics/lang-collection',
                'language/basics/lang-date',
                'language/basics/lang-null-undefined',
                'language/basics/lang-number',
                'language/basics/lang-object',
                'language/basics/lang-picture',
                'language/basics/lang-time',
                'language/basics/lang-text',
                'language/basics/lang-variant',
              ],
            },
            'language/basics/lang-operators',
            'language/basics/lang-methods',
            'language/basics/lang-classes',
            'language/basics/lang-parameters',
            'language/basics/lang-expressions',
            'language/basics/lang-shared',
            'language/basics/lang-control-flow',
            'language/basics/lang-errors',
            'language/basics/lang-identifiers',
            'language/basics/lang-pathnames',
          ],
        },
        {
          type: 'category',
          label: 'Commands',
          link: {type: 'doc', id: 'language/commands/command-list'},
          items: pagesOfKind('command', next, 'language/commands'),
        },
        {
          type: 'category',
          label: 'Classes',
          link: {
            type: 'generated-index',
            title: 'Classes',
            description: 'QodlyScript classes',
            slug: '/category/classes',
          },
          items: pagesOfKind('class', next, 'language').filter((id) => !parentClasses.includes(id)),
        },
      ],
    },
  ],
  Run: [
    'cloud/consoleOverview',
    {type: 'category', label: 'Applications', items: ['cloud/sandbox', 'cloud/myApps']},
    {
      type: 'category',
      label: 'Environments',
      items: [
        'cloud/environmentsOverview',
        'cloud/resourceMonitoring',
        'cloud/apiKeys',
        'cloud/dataManagement',
        'cloud/deployManagement',
      ],
    },
    'cloud/billingSubscriptionManagement',
    'cloud/userAccountManagement',
  ],
  Integrations: [
    {
      type: 'category',
      label: 'REST API',
      items: [
        'api/overview',
        {type: 'category', label: 'Server Information API', items: ['api/$catalog', 'api/$info']},
        {
          type: 'category',
          label: 'DataClass Operations API',
          items: [
            'api/dataclassEndpoints',
            'api/dataclassManipulation',
            'api/$asArray',
            'api/$atomic$atOnce',
            'api/$attributes',
            'api/$binary',
            'api/$clean',
            'api/$compute',
            'api/$distinct',
            'api/$entityset',
            'api/$expand',
            'api/$filter',
            'api/$format',
            'api/$imageformat',
            'api/$lock',
            'api/$method',
            'api/$orderby',
            'api/$queryplan',
            'api/$querypath',
            'api/$savedfilter',
            'api/$savedorderby',
            'api/$singleton',
            'api/$skip',
            'api/$timeout',
            'api/$top$limit',
            'api/$version',
          ],
        },
        {
          type: 'category',
          label: 'Class Functions API',
          items: [
            'api/classFunctionsOverview',
            'api/classFunctionsParameters',
            'api/classfunctionsFunctionCalls',
          ],
        },
      ],
    },
    'qodlyLookerStudio/qodlyLookerStudioConnector',
    {
      type: 'link',
      label: 'Third-party Authentication',
      href: 'https://github.com/4d/4D-NetKit/tree/20R8#oauth2provider',
    },
    {
      type: 'category',
      label: 'Email Integration',
      items: [
        {
          type: 'link',
          label: 'Office365 (Outlook)',
          href: 'https://github.com/4d/4D-NetKit/tree/20R8#office365',
        },
        {
          type: 'link',
          label: 'Google (Gmail)',
          href: 'https://github.com/4d/4D-NetKit/tree/20R8#google',
        },
      ],
    },
    {
      type: 'category',
      label: 'Custom Components',
      items: [
        'customComponent/overview',
        'customComponent/setup',
        'customComponent/structure',
        {
          type: 'category',
          label: 'API Reference',
          items: [
            {
              type: 'category',
              label: '@ws-ui/webform-editor',
              items: [
                'customComponent/api-reference/webform-editor/v0.2.24',
                'customComponent/api-reference/webform-editor/v0.2.16',
              ],
            },
          ],
        },
      ],
    },
  ],
  Guides: [
    {
      type: 'category',
      label: 'Programming Guide',
      items: [
        'guides/data-model-objects',
        'guides/crud-operations',
        'guides/queries',
        'guides/user-sessions',
        'guides/creating-a-login-page-for-public-access',
      ],
    },
  ],
};

export default sidebars;
