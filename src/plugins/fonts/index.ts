import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {readSite} from '../../content/site/site';
import {fonts} from './fonts';
import {composeFontFaces, makeFonts, type ServedFont} from './makeFonts';

const name = 'fonts';

/** Characters in the site's UI text and drawings, in addition to those on its pages. */
const printable = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index)).join('');

/** Serves the site's fonts, reduced to the characters that its pages use. */
export default function fontsPlugin(context: LoadContext): Plugin<ServedFont[]> {
  const {baseUrl, generatedFilesDir, siteDir} = context;
  const styleSheet = path.join(generatedFilesDir, name, 'fonts.css');
  let served: ServedFont[] = [];
  return {
    name,
    async loadContent() {
      const sources = readSite(siteDir).versions.flatMap(({pages}) =>
        pages.map(({source}) => source),
      );
      const characters = new Set([
        ...printable,
        ...sources.flatMap((source) => [...new Set(source)]),
      ]);
      served = await makeFonts(fonts, [...characters].join(''));
      await fs.mkdir(path.dirname(styleSheet), {recursive: true});
      await fs.writeFile(styleSheet, composeFontFaces(served, baseUrl));
      return served;
    },
    getClientModules: () => [styleSheet],
    configureWebpack: (_, isServer) =>
      isServer ? {} : {plugins: [{apply: (compiler: Compiler) => emit(compiler, served)}]},
    injectHtmlTags: () => ({
      headTags: served
        .filter(({font}) => font.isPreloaded)
        .map(({file}) => ({
          tagName: 'link',
          attributes: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: baseUrl + file,
            crossorigin: true,
          },
        })),
    }),
  };
}

function emit({webpack, hooks}: Compiler, fonts: readonly ServedFont[]): void {
  const {Compilation, sources: sourceTypes} = webpack;
  const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
  hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({name, stage}, () => {
      for (const {file, content} of fonts) {
        compilation.emitAsset(file, new sourceTypes.RawSource(content));
      }
    });
  });
}
