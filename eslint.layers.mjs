import fs from 'node:fs';
import path from 'node:path';

/**
 * The parts of `src` that each part may import, besides itself. Data flows one way: pages → content →
 * checks → remark → HTML → search, export; in the browser, theme, pages → components → client. The most
 * specific path counts. `types of content` allows only `import type`, which emits no code. The packages
 * import nothing of the site, so they don't need an entry.
 */
const layers = {
  // Data and pure functions, for the build and the browser.
  config: [],
  addresses: [],
  css: [],
  rest: ['qodlyscript'],

  // The build.
  content: ['config', 'content/sampleData', 'qodlyscript', 'rest'],
  // Also runs in the browser, behind the samples.
  'content/sampleData': ['qodlyscript'],
  'addresses/server': ['addresses', 'content'],
  'addresses/hosts': ['addresses'],
  highlight: ['qodlyscript'],
  drawings: ['content', 'highlight'],
  checks: ['config', 'content', 'content/sampleData', 'drawings', 'qodlyscript', 'rest'],
  remark: ['checks', 'config', 'content', 'drawings', 'highlight', 'qodlyscript'],

  // The browser.
  client: [],
  'addresses/client': ['addresses'],
  'drawings/**.tsx': ['drawings'],
  components: [
    'addresses',
    'addresses/client',
    'client',
    'config',
    'content/sampleData',
    'drawings/**.tsx',
    'export/shared',
    'qodlyscript',
    'reference/client',
    'reference/shared',
  ],
  'client/modules': ['client', 'components', 'drawings/**.tsx'],
  'client/theme': ['components'],
  theme: [
    'addresses',
    'addresses/client',
    'client',
    'components',
    'config',
    'drawings/**.tsx',
    'export/shared',
  ],
  pages: ['addresses', 'components', 'config'],

  // Plugins that Docusaurus loads. `server` runs in the build, `client` and `ui` in the browser.
  reference: ['content', 'reference/server'],
  'reference/server': [
    'addresses',
    'config',
    'content',
    'qodlyscript',
    'reference/shared',
    'remark',
    'rest',
  ],
  'reference/shared': ['addresses', 'types of content'],
  'reference/client': ['reference/shared'],
  search: ['config', 'content', 'search/server', 'search/shared'],
  'search/server': ['config', 'content', 'qodlyscript', 'search', 'search/engine', 'search/shared'],
  'search/shared': ['config', 'search'],
  'search/engine': ['qodlyscript', 'reference/shared', 'search/shared', 'types of content'],
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
  export: ['export/server'],
  'export/server': [
    'addresses',
    'checks',
    'content',
    'drawings',
    'export/shared',
    'qodlyscript',
    'remark',
  ],
  'export/shared': ['addresses'],
  plugins: [
    'addresses',
    'addresses/server',
    'config',
    'content',
    'css',
    'drawings',
    'export/server',
    'highlight',
    'remark',
  ],

  // The runtime imports the parts it delivers; nothing imports the runtime.
  runtime: ['runtime/build', 'runtime/dev', 'runtime/html', 'config'],
  'runtime/clientModule.ts': ['runtime/navigate', 'runtime/recover'],
  'runtime/build': ['addresses', 'runtime/html', 'runtime/shared'],
  'runtime/dev': ['checks', 'content', 'runtime/build'],
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
  tools: ['addresses', 'addresses/server', 'checks', 'config', 'content', 'qodlyscript', 'remark'],
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
const packages = path.resolve(import.meta.dirname, 'packages');

/** Files of packages that run only in Node.js. */
const nodeFiles = /\/src\/cli\/|\.test\.ts$/;

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

/** Returns the part that a file under `src` belongs to, or the package that contains it. */
function partOf(file) {
  const inPackages = path.relative(packages, file).replaceAll('\\', '/');
  if (!inPackages.startsWith('..')) {
    return inPackages.split('/')[0];
  }
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

/** Returns the part or package that an import names, or undefined for a package from npm. */
function targetOf(specifier, importer) {
  if (/^(?:\.|@site\/)/.test(specifier)) {
    return partOf(fileOf(specifier, importer));
  }
  const [name] = specifier.split('/');
  return fs.existsSync(path.join(packages, name)) ? name : undefined;
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
    const isPackage = path.resolve(context.filename).startsWith(packages + path.sep);
    const isBrowserCode = isPackage
      ? !nodeFiles.test(context.filename.replaceAll('\\', '/'))
      : browserParts.includes(from);
    const check = (node, kind) => {
      const specifier = node?.value;
      if (typeof specifier !== 'string') {
        return;
      }
      if (/^(?:node:|(?:child_process|fs|os|path)$)/.test(specifier)) {
        if (isBrowserCode) {
          context.report({node, messageId: 'node', data: {from}});
        }
      } else {
        const to = targetOf(specifier, context.filename);
        // A package can't even use the test helpers.
        if (to === undefined && isPackage && /^(?:\.|@site\/)/.test(specifier)) {
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
