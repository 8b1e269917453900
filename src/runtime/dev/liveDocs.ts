import docs, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {latestVersion, readSite} from '../../content/site';
import {outlineFile} from './outlineFile';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** What every page knows of the docs. */
interface DocsData {
  versions: {isLast: boolean}[];
}

/**
 * Docusaurus' plugin of the docs, as the dev server has it: it reads all pages again when one comes,
 * goes, or changes in what others show of it; not whenever one is saved. With `npm start -- --only`,
 * pages call no version the latest but the one that is.
 */
export default async function liveDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = (await docs(context, options)) as Plugin<LoadedContent>;
  const isPages = (glob: string) => /\{md,mdx\}$/.test(glob);
  const latest = latestVersion(readSite(context.siteDir))?.name;
  return {
    ...plugin,
    getPathsToWatch: () => [
      ...(plugin.getPathsToWatch?.() ?? []).filter((glob) => !isPages(glob)),
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
          setGlobalData: (data) => actions.setGlobalData(withLast(data as DocsData)),
        },
      });
    },
  };
}

/** The router needs a last version also where the latest is not shown. */
function withLast({versions, ...data}: DocsData): DocsData {
  const hasLast = versions.some(({isLast}) => isLast);
  return {
    ...data,
    versions: versions.map((version, index) => ({
      ...version,
      isLast: hasLast ? version.isLast : index === 0,
    })),
  };
}
