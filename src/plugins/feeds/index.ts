import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand} from '../../config/brand';
import {feedFile} from '../../addresses/paths';
import {composeFeed, type DatedPage} from './composeFeed';

interface Options {
  /** Returns the date of each file's last commit, as `lastChanges` does. */
  changes: () => ReadonlyMap<string, string>;
}

/** Publishes an Atom feed of releases and changed pages. */
export default function feeds({siteConfig}: LoadContext, {changes}: Options): Plugin {
  const url = siteConfig.url + siteConfig.baseUrl;
  let latest: LoadedVersion | undefined;
  return {
    name: 'feeds',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      latest = docs.loadedVersions.find(({isLast}) => isLast);
    },
    async postBuild({outDir}) {
      const feed = composeFeed(datedPages(latest, changes(), siteConfig.url), {
        title: brand.title,
        description: brand.description,
        url,
        feedUrl: url + feedFile,
        icon: `${url}${siteConfig.favicon}`,
        author: brand.company,
      });
      await fs.writeFile(path.join(outDir, feedFile), feed);
    },
  };
}

function datedPages(
  version: LoadedVersion | undefined,
  changes: ReadonlyMap<string, string>,
  siteUrl: string,
): DatedPage[] {
  return (version?.docs ?? []).flatMap(({title, description, permalink, source, id}) => {
    const day = changes.get(source.replace(/^@site\//, ''));
    const isRelease = /^notes\/\d/.test(id);
    return day ? [{title, description, url: siteUrl + encodeURI(permalink), day, isRelease}] : [];
  });
}
