import type {LoadContext, Plugin} from '@docusaurus/types';
import {landingDocs} from '../config/landingLinks';
import {navbarDocs} from '../config/navbar';
import {isLive} from '../config/runtime';
import {communityDoc, tasks} from '../config/tasks';
import {configureClient, configureServer} from './build/configure';
import {livePages} from './dev/livePages';
import {headTags} from './html/headTags';

/** Ids of the docs that any page may link to in any version. */
const knownDocs = [...navbarDocs, ...landingDocs, ...tasks.map(({doc}) => doc), communityDoc];

/**
 * Changes how pages are delivered. `RUNTIME=off` leaves this plugin out, so that Docusaurus delivers them.
 * The README next to this file follows a page from the build to the browser.
 */
export default function runtime(context: LoadContext): Plugin {
  const configureDevServer = isLive ? livePages(context) : undefined;
  return {
    name: 'runtime',
    getThemePath: () => './theme',
    getClientModules: () => ['./clientModule.ts'],
    // By default, postcss-loader looks for options under 27 file names in each folder above each stylesheet.
    configurePostCss: (options) => ({...options, config: false}),
    configureWebpack(config, isServer, {currentBundler}) {
      if (configureDevServer) {
        return configureDevServer(config, currentBundler);
      }
      return isServer
        ? configureServer(context, currentBundler)
        : configureClient(context, config, currentBundler, knownDocs);
    },
    injectHtmlTags: () => headTags(context),
  };
}
