import fs from 'node:fs/promises';
import path from 'node:path';
import type {AddressRules} from '../addresses/fixAddress';
import {compressFiles} from './compress';
import {policyOf} from './contentPolicy';
import {requireHashes, listFiles, notFoundPage} from './fileRules';
import {composeHeaders, securityHeaders} from './hosts/headers';
import {redirectPages} from './hosts/redirectPages';
import {composeNginx} from './hosts/nginx';
import {composeRedirects} from '../addresses/hosts/composeRedirects';
import {keepAssets} from './keepAssets';
import {
  describeRelease,
  describeSizes,
  manifestFile,
  readManifest,
  servedFolder,
  siteFolder,
  type Manifest,
} from './manifest';

export interface Release {
  /** Folder of the built site. */
  buildDir: string;
  /** Folder that the release is written to. Its previous content is deleted. */
  target: string;
  siteUrl: string;
  rules: AddressRules;
  isPreview: boolean;
  /** Origins that the publisher's variables let the pages connect to. */
  services: readonly string[];
  /** The previous release, whose assets are kept for this number of releases. */
  earlier?: {folder: string; releases: number};
}

/** Assembles the deployable release from a build. */
export async function assemble(release: Release): Promise<Manifest> {
  const {buildDir, target, rules} = release;
  // The previous release may be in the target folder.
  const work = `${target}.new`;
  await fs.rm(work, {recursive: true, force: true});
  const root = path.join(work, servedFolder);
  const site = path.join(root, siteFolder(rules));
  await fs.cp(buildDir, site, {recursive: true});
  const files = await listFiles(site);
  requireHashes(files);
  const policy = await policyOf(site, release.services);
  const headers = securityHeaders(policy, release.isPreview);
  const {earlier} = release;
  const previous = earlier && {
    folder: earlier.folder,
    manifest: await readManifest(path.join(earlier.folder, manifestFile)),
  };
  await compressFiles(
    root,
    files.map((file) => siteFolder(rules) + file),
    previous,
  );
  await fs.writeFile(path.join(root, '_redirects'), composeRedirects(rules, files));
  await fs.writeFile(path.join(root, '_headers'), composeHeaders(rules, headers, files));
  await writeAboveSite(root, release);
  await fs.writeFile(path.join(work, 'nginx.conf'), composeNginx(rules, headers));
  const kept = earlier && (await keepAssets(earlier.folder, root, rules.baseUrl, earlier.releases));
  const {siteUrl} = release;
  const manifest = await describeRelease(
    root,
    {siteUrl, rules, headers},
    kept?.releasesAgo ?? new Map(),
    kept?.manifest,
  );
  const json = `${JSON.stringify(manifest, undefined, 1)}\n`;
  await fs.writeFile(path.join(work, manifestFile), json);
  await fs.writeFile(path.join(work, 'sizes.md'), `${describeSizes(manifest)}\n`);
  await fs.rm(target, {recursive: true, force: true});
  await fs.rename(work, target);
  return manifest;
}

/** Writes the files that hosts expect at their root, regardless of the base path. */
async function writeAboveSite(root: string, {buildDir, rules}: Release): Promise<void> {
  for (const [file, text] of redirectPages(rules)) {
    await fs.mkdir(path.dirname(path.join(root, file)), {recursive: true});
    await fs.writeFile(path.join(root, file), text);
  }
  // Netlify looks for it only here, and Cloudflare Pages responds with 404 only if it exists.
  await fs.copyFile(path.join(buildDir, notFoundPage), path.join(root, notFoundPage));
}
