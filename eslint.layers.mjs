import fs from 'node:fs';
import path from 'node:path';

/** Parts of the language. Browser code may import only the first. */
const language = ['language', 'language/checks', 'language/evaluate', 'language/parser'];

/**
 * The parts of `src` that each part may import, besides itself. Data flows one way: pages → content →
 * checks → remark → HTML → search, export; in the browser, theme, pages → components → client. The most
 * specific path counts. `types of content` allows only `import type`, which emits no code.
 */
const layers = {
  // Data and pure functions, for the build and the browser. The language could be published on its own.
  config: ['addresses'],
  addresses: [],
  css: [],
  language: ['language/checks', 'language/evaluate', 'language/parser'],
  'language/checks': language,
  'language/evaluate': language,
  'language/parser': language,
  rest: [...language],

  // The build.
  content: ['config', ...language, 'rest'],
  'addresses/server': ['addresses', 'content'],
  'addresses/hosts': ['addresses'],
  cache: ['config', 'content'],
  drawings: ['content', 'css', ...language],
  checks: ['config', 'content', 'drawings', ...language, 'rest'],
  remark: ['checks', 'config', 'content', 'drawings', ...language],
  recma: [],
  'components/writers/*/markdown.ts': ['content', 'remark'],

  // The browser.
  client: [],
  'addresses/client': ['addresses'],
  'drawings/**.tsx': ['drawings'],
  components: [
    'addresses',
    'addresses/client',
    'client',
    'config',
    'drawings/**.tsx',
    'export/shared',
    'language',
    'reference/client',
    'reference/shared',
  ],
  'client/modules': ['client', 'components', 'drawings/**.tsx'],
  'client/theme': ['components'],
  theme: ['addresses', 'addresses/client', 'client', 'components', 'config', 'drawings/**.tsx'],
  pages: ['components', 'config'],

  // Plugins that Docusaurus loads. `server` runs in the build, `client` and `ui` in the browser.
  reference: ['content', 'reference/server'],
  'reference/server': [
    'addresses',
    'config',
    'content',
    ...language,
    'reference/shared',
    'remark',
    'rest',
  ],
  'reference/shared': ['addresses', 'types of content'],
  'reference/client': ['reference/shared'],
  search: ['cache', 'config', 'content', 'search/server', 'search/shared'],
  'search/server': [
    'cache',
    'config',
    'content',
    ...language,
    'search',
    'search/engine',
    'search/shared',
  ],
  'search/shared': ['config', 'search'],
  'search/engine': ['language', 'reference/shared', 'search/shared', 'types of content'],
  'search/client': [
    'addresses/client',
    'client',
    'config',
    'search',
    'search/engine',
    'search/shared',
  ],
  'search/ui': [
    'client',
    'components',
    'config',
    'search',
    'search/client',
    'search/engine',
    'search/shared',
  ],
  export: ['cache', 'export/server'],
  'export/server': [
    'addresses',
    'cache',
    'checks',
    'content',
    'drawings',
    'export/shared',
    ...language,
    'remark',
  ],
  'export/shared': ['addresses'],
  plugins: [
    'addresses',
    'addresses/server',
    'cache',
    'config',
    'content',
    'css',
    'drawings',
    'export/server',
    ...language,
    'remark',
  ],

  // The runtime imports the parts it delivers; nothing imports the runtime.
  runtime: ['runtime/build', 'runtime/dev', 'runtime/html', 'config'],
  'runtime/clientModule.ts': ['runtime/navigate', 'runtime/recover'],
  'runtime/build': ['addresses', 'cache', 'runtime/html', 'runtime/shared'],
  'runtime/dev': ['cache', 'checks', 'content', 'runtime/build'],
  'runtime/html': ['client', 'css', 'runtime/shared'],
  'runtime/load': ['components', 'config', 'runtime/shared'],
  'runtime/navigate': [
    'addresses',
    'addresses/client',
    'client',
    'components',
    'runtime/load',
    'runtime/recover',
    'runtime/shared',
  ],
  'runtime/recover': ['client', 'config'],
  'runtime/replacements': [],
  'runtime/shared': [],
  'runtime/theme': ['runtime/recover'],

  // Programs.
  publish: [
    'addresses',
    'addresses/hosts',
    'addresses/server',
    'config',
    'content',
    'export/shared',
  ],
  tools: [
    'addresses',
    'addresses/server',
    'cache',
    'checks',
    'config',
    'content',
    ...language,
    'remark',
  ],
};

/** Parts whose code runs in the browser, even if the build uses some of it. */
export const browserParts = [
  'addresses',
  'addresses/client',
  'client',
  'client/modules',
  'client/theme',
  'components',
  'drawings/**.tsx',
  'export/shared',
  'language',
  'language/checks',
  'language/parser',
  'pages',
  'reference/client',
  'reference/shared',
  'runtime/clientModule.ts',
  'runtime/load',
  'runtime/navigate',
  'runtime/recover',
  'runtime/shared',
  'runtime/theme',
  'search/client',
  'search/engine',
  'search/shared',
  'search/ui',
  'theme',
];

const source = path.resolve(import.meta.dirname, 'src');

/** in: `drawings/**.tsx`; out: a regular expression for the files */
const patterns = Object.keys(layers)
  .map((part) => ({
    part,
    files: new RegExp(
      `^${part
        .replaceAll('.', '\\.')
        .replaceAll('**', '.+')
        .replace(/(?<=\/)\*/g, '[^/]+')}(?:/|$)`,
    ),
  }))
  .sort((a, b) => b.part.length - a.part.length);

/** Returns the part that a file under `src` belongs to. */
function partOf(file) {
  const relative = path.relative(source, file).replaceAll('\\', '/');
  return relative.startsWith('..')
    ? undefined
    : patterns.find(({files}) => files.test(relative))?.part;
}

/** Returns the file that an import names. Its extension matters only if `.tsx` is a separate part. */
function fileOf(specifier, importer) {
  const file = specifier.startsWith('@site/')
    ? path.resolve(source, '..', specifier.slice('@site/'.length))
    : path.resolve(path.dirname(importer), specifier);
  return fs.existsSync(`${file}.tsx`) ? `${file}.tsx` : file;
}

/** ESLint rule: a file may import only from its own part and the parts that `layers` lists for it. */
export const layerRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      upward: '{{from}} must not import {{to}}: see eslint.layers.mjs.',
      node: '{{from}} runs in the browser, which has no Node.js.',
      unknown: 'Add the folder of this file to eslint.layers.mjs.',
    },
  },
  create(context) {
    const from = partOf(context.filename);
    const check = (node, kind) => {
      const specifier = node?.value;
      if (typeof specifier !== 'string') {
        return;
      }
      if (/^(?:node:|(?:child_process|fs|os|path)$)/.test(specifier)) {
        if (browserParts.includes(from)) {
          context.report({node, messageId: 'node', data: {from}});
        }
      } else if (/^(?:\.|@site\/)/.test(specifier)) {
        const to = partOf(fileOf(specifier, context.filename));
        // The language can't even use the test helpers.
        if (to === undefined && language.includes(from)) {
          context.report({node, messageId: 'upward', data: {from, to: specifier}});
        }
        const allowed = layers[from] ?? [];
        const isAllowed =
          allowed.includes(to) || (kind === 'type' && allowed.includes(`types of ${to}`));
        if (to !== undefined && to !== from && !isAllowed) {
          context.report({node, messageId: 'upward', data: {from, to}});
        }
      }
    };
    return {
      Program: (node) => {
        if (from === undefined) {
          context.report({node, messageId: 'unknown'});
        }
      },
      ImportDeclaration: ({source: node, importKind}) => check(node, importKind),
      ImportExpression: ({source: node}) => check(node),
      ExportNamedDeclaration: ({source: node}) => check(node),
      ExportAllDeclaration: ({source: node}) => check(node),
    };
  },
};
