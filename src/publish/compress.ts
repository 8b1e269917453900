import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {encodings, isCompressed} from './fileRules';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** As many as Node.js compresses at a time. */
const atOnce = 4;

/** Writes the `.br` and the `.gz` beside each file of text, for hosts that serve such. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  const waiting = files.filter(isCompressed).values();
  const work = async () => {
    for (const file of waiting) {
      await compressFile(path.join(folder, file));
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
}

async function compressFile(file: string): Promise<void> {
  const content = await fs.readFile(file);
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
