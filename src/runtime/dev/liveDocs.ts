import docs, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {latestVersion, readSite} from '../../content/site/site';
import {outlineFile} from './watchPages';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** The docs data that every page loads. */
interface DocsData {
  versions: {isLast: boolean}[];
}

/**
 * The docs plugin for the dev server. It rereads all pages only when one is added or removed, or when
 * content that other pages show has changed, rather than on every save. With `npm start -- --only`, only the
 * real latest version is marked as latest.
 */
export default async function liveDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = (await docs(context, options)) as Plugin<LoadedContent>;
  const matchesPages = (glob: string) => /\{md,mdx\}$/.test(glob);
  const latest = latestVersion(readSite(context.siteDir))?.name;
  return {
    ...plugin,
    getPathsToWatch: () => [
      ...(plugin.getPathsToWatch?.() ?? []).filter((glob) => !matchesPages(glob)),
      outlineFile(context.generatedFilesDir),
    ],
    contentLoaded: async ({content, actions}) => {
      const loadedVersions = content.loadedVersions.map((version) => ({
        ...version,
        isLast: version.versionName === latest,
      }));
      await plugin.contentLoaded?.({
        content: {...content, loadedVersions},
        actions: {
          ...actions,
          setGlobalData: (data) => actions.setGlobalData(ensureLast(data as DocsData)),
        },
      });
    },
  };
}

/** Marks a version as the last one, which the router needs even if the latest version isn't shown. */
function ensureLast({versions, ...data}: DocsData): DocsData {
  const hasLast = versions.some(({isLast}) => isLast);
  return {
    ...data,
    versions: versions.map((version, index) => ({
      ...version,
      isLast: hasLast ? version.isLast : index === 0,
    })),
  };
}
