import fs from 'node:fs/promises';
import path from 'node:path';
import {isKept} from './fileRules';
import {readManifest, servedFolder, siteFolder, manifestFile, type Manifest} from './manifest';

/** Assets of so many earlier releases stay, if the publisher does not say another number. */
export const keptReleases = 5;

interface Earlier {
  manifest: Manifest;
  /** How many releases ago the files belonged to the site, by path. */
  releasesAgo: Map<string, number>;
}

/**
 * Takes over the files with a hash from the release before, and those that it took over itself, so that
 * tabs which are open go on with the files that they know.
 *
 * @param earlier folder of the release before
 * @param target folder of the new one that is served; its own files stay as they are
 * @param releases how many releases ago a file may have belonged to the site
 * @throws Error when the release before stands at another base path
 */
export async function keepAssets(
  earlier: string,
  target: string,
  baseUrl: string,
  releases: number,
): Promise<Earlier> {
  const manifest = await readManifest(path.join(earlier, manifestFile));
  const {rules, files} = manifest;
  if (rules.baseUrl !== baseUrl) {
    throw new Error(
      `The release in ${earlier} stands at ${rules.baseUrl}, this one at ${baseUrl}.`,
    );
  }
  const releasesAgo = new Map<string, number>();
  for (const [file, {releasesAgo: before = 0}] of Object.entries(files)) {
    if (!isKept(file.slice(siteFolder(rules).length)) || before >= releases) {
      continue;
    }
    if (await copyIfNew(path.join(earlier, servedFolder, file), path.join(target, file))) {
      releasesAgo.set(file, before + 1);
    }
  }
  return {manifest, releasesAgo};
}

async function copyIfNew(from: string, to: string): Promise<boolean> {
  await fs.mkdir(path.dirname(to), {recursive: true});
  try {
    await fs.copyFile(from, to, fs.constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}
