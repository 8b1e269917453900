import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {namesInFile} from '../../content/samples/sampleNames';
import {latestVersion, readSite} from '../../content/site/site';
import {highlightCode} from '../../highlight/highlightCode';
import {linkedNames} from '../../remark/samples';

const modules = ['hangingCode', 'restoreScroll', 'articles/index', 'codeTools'];

/** The maximum delay for a timer, in milliseconds. */
const maxDelay = 2 ** 31 - 1;

const read = (file: string) =>
  fs.readFileSync(path.join(__dirname, '../../client/head', file), 'utf8');

/**
 * Registers the site's client modules, and adds a fallback for browsers without JavaScript. Lets
 * components import a code file as highlighted HTML: `import html from './raise.qs'`.
 */
export default function client({siteDir}: LoadContext): Plugin {
  return {
    name: 'client',
    getThemePath: () => '../../client/theme',
    getClientModules: () => [
      '../../addresses/client/cleanAddress.ts',
      ...modules.map((name) => `../../client/modules/${name}.ts`),
    ],
    configureWebpack: () => ({
      // Effectively no timeout, because `hangingCode` handles scripts that hang.
      output: {chunkLoadTimeout: maxDelay},
      module: {rules: [highlightedCodeRule(siteDir)]},
    }),
    injectHtmlTags: () => ({
      headTags: [{tagName: 'noscript', innerHTML: `<style>${read('noScript.css')}</style>`}],
      postBodyTags: [
        {
          tagName: 'noscript',
          innerHTML:
            '<p class="no-script" role="note">Search needs JavaScript. You can still browse without it.</p>',
        },
      ],
    }),
  };
}

function highlightedCodeRule(siteDir: string) {
  return {
    test: /\.(?:qs|http)$/,
    type: 'javascript/auto',
    use: {
      loader: path.join(__dirname, 'sampleLoader.js'),
      options: {
        toModule: (source: string, file: string) => highlightSample(source, file, siteDir),
      },
    },
  };
}

/** Returns a module that exports a code file as HTML. Platform names link to the reference, as on pages. */
function highlightSample(source: string, file: string, siteDir: string): string {
  const language = path.extname(file).slice(1);
  const code = source.trimEnd();
  const site = readSite(siteDir);
  const version = latestVersion(site);
  const names = version && language === 'qs' ? namesInFile(code, file, site, version) : [];
  return `export default ${JSON.stringify(highlightCode(code, language, {names: linkedNames(names)}))};`;
}
