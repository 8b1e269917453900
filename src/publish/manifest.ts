import fs from 'node:fs/promises';
import path from 'node:path';
import type {AddressRules} from '../addresses/fixAddress';
import {encodings, isCompressedCopy, isNeededByPages, listFiles, sha256Of} from './fileRules';

/** File next to the served folder. */
export const manifestFile = 'manifest.json';

/** The served folder of a release. Its content is uploaded to the host's root. */
export const servedFolder = 'site';

export interface ReleasedFile {
  sha256: string;
  bytes: number;
  /** Number of releases since the file was part of the site. Omitted for files in this release. */
  releasesAgo?: number;
}

/** The content of a release, and the configuration that it needs from a host. */
export interface Manifest {
  siteUrl: string;
  rules: AddressRules;
  /** Headers for every response. */
  headers: Readonly<Record<string, string>>;
  /** All files to serve, keyed by path relative to the host's root. */
  files: Record<string, ReleasedFile>;
  /** Deployment steps, in an order that ensures no page refers to a missing file. */
  deploy: {upload: string[]; thenUpload: string[]; thenRemove: string[]};
}

/** Returns the site's folder relative to the host's root: `docs/`, or an empty string. */
export function siteFolder({baseUrl}: AddressRules): string {
  return baseUrl.slice(1);
}

/**
 * Describes the files in a served folder.
 *
 * @param releasesAgo number of releases since each kept file was part of the site, keyed by path
 * @param currentManifest the release that the host currently serves
 */
export async function describeRelease(
  folder: string,
  {siteUrl, rules, headers}: Pick<Manifest, 'siteUrl' | 'rules' | 'headers'>,
  releasesAgo: ReadonlyMap<string, number>,
  currentManifest: Manifest | undefined,
): Promise<Manifest> {
  const files: Manifest['files'] = {};
  for (const file of await listFiles(folder)) {
    const content = await fs.readFile(path.join(folder, file));
    const age = releasesAgo.get(file);
    files[file] = {
      sha256: sha256Of(content),
      bytes: content.length,
      ...(age && {releasesAgo: age}),
    };
  }
  const base = siteFolder(rules);
  const isFirst = (file: string) =>
    file.startsWith(base) && isNeededByPages(file.slice(base.length));
  const paths = Object.keys(files);
  const deploy = {
    upload: paths.filter(isFirst),
    thenUpload: paths.filter((file) => !isFirst(file)),
    thenRemove: Object.keys(currentManifest?.files ?? {}).filter((file) => !files[file]),
  };
  return {siteUrl, rules, headers, files, deploy};
}

/** @throws Error if the file isn't a release manifest */
export async function readManifest(file: string): Promise<Manifest> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as Manifest;
  } catch (cause) {
    throw new Error(`${file} is not a release manifest, which npm run release writes.`, {
      cause,
    });
  }
}

/** Returns a Markdown table with the number and size of a release's files by type. */
export function describeSizes({files}: Manifest): string {
  const kinds = new Map<string, {files: number; bytes: number; brotli: number; kept: number}>();
  for (const [file, {bytes, releasesAgo}] of Object.entries(files)) {
    if (isCompressedCopy(file)) {
      continue;
    }
    const kind = path.extname(file) || path.basename(file);
    const sum = kinds.get(kind) ?? {files: 0, bytes: 0, brotli: 0, kept: 0};
    sum.files += 1;
    sum.bytes += bytes;
    sum.brotli += files[file + encodings.br]?.bytes ?? bytes;
    sum.kept += releasesAgo ? 1 : 0;
    kinds.set(kind, sum);
  }
  const rows = [...kinds]
    .sort(([, a], [, b]) => b.brotli - a.brotli)
    .map(
      ([kind, sum]) =>
        `| ${kind} | ${sum.files} | ${sum.kept} | ${kib(sum.bytes)} | ${kib(sum.brotli)} |`,
    );
  return [
    '| Kind | Files | From earlier releases | KiB | KiB, brotli |',
    '|---|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
