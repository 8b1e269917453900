import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {encodings, isCompressed, sha256Of} from './fileRules';
import {forEachConcurrently} from './forEachConcurrently';
import {servedFolder, type Manifest} from './manifest';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Node.js compresses on four threads by default. */
const concurrency = 4;

/** The previous release and its folder. */
interface PreviousRelease {
  folder: string;
  manifest: Manifest;
}

/**
 * Writes a `.br` and a `.gz` next to each text file, for hosts that serve them. Copies them from
 * the previous release if the text is unchanged, since compressing takes as long as the rest of a release.
 *
 * @param root the served folder
 * @param files paths relative to that folder
 */
export async function compressFiles(
  root: string,
  files: readonly string[],
  previous?: PreviousRelease,
): Promise<void> {
  const work = async (file: string) => {
    const content = await fs.readFile(path.join(root, file));
    if (previous && isUnchanged(file, content, previous)) {
      await copyCompressed(path.join(previous.folder, servedFolder), root, file);
    } else {
      await compressFile(path.join(root, file), content);
    }
  };
  await forEachConcurrently(files.filter(isCompressed), work, concurrency);
}

function isUnchanged(file: string, content: Buffer, {manifest: {files}}: PreviousRelease): boolean {
  const wasCompressed = Object.values(encodings).every((extension) => files[file + extension]);
  return wasCompressed && files[file]?.sha256 === sha256Of(content);
}

async function copyCompressed(from: string, to: string, file: string): Promise<void> {
  for (const extension of Object.values(encodings)) {
    await fs.copyFile(path.join(from, file + extension), path.join(to, file + extension));
  }
}

async function compressFile(file: string, content: Buffer): Promise<void> {
  const {BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT} = zlib.constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY,
    [BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    fs.writeFile(file + encodings.br, await brotli(content, {params})),
    fs.writeFile(file + encodings.gzip, await gzip(content, {level: 9})),
  ]);
}
