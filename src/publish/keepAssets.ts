import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {isHashed} from './fileRules';
import {readManifest, servedFolder, siteFolder, manifestFile, type Manifest} from './manifest';

/** The default number of earlier releases whose assets are kept. */
export const defaultReleases = 5;

interface Earlier {
  manifest: Manifest;
  /** Number of releases since each file was part of the site, keyed by path. */
  releasesAgo: Map<string, number>;
}

/**
 * Copies the hashed files from the previous release, including those it had copied itself, so open tabs
 * can still load the files that they refer to.
 *
 * @param earlier folder of the previous release
 * @param target the served folder of the new release, whose own files stay unchanged
 * @param releases the maximum number of releases since a file was part of the site
 * @throws Error if the previous release has a different base path
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
      `The release in ${earlier} is for the base path ${rules.baseUrl}, but this one is for ${baseUrl}.`,
    );
  }
  const releasesAgo = new Map<string, number>();
  for (const [file, {releasesAgo: before = 0}] of Object.entries(files)) {
    const copy = path.join(target, file);
    const isKept = isHashed(file.slice(siteFolder(rules).length)) && before < releases;
    if (isKept && !existsSync(copy)) {
      await fs.cp(path.join(earlier, servedFolder, file), copy);
      releasesAgo.set(file, before + 1);
    }
  }
  return {manifest, releasesAgo};
}
