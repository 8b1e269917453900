import fs from 'node:fs';
import path from 'node:path';
import {indexFile, manifestFile, type SearchManifest} from '../../src/search/shared/files';
import {unpackIndex, type PackedIndex} from '../../src/search/shared/packIndex';
import type {ServedIndex} from '../../src/search/shared/types';
import {buildDir} from '../build/builtPages';

/** Reads a tag's built search index, the one that browsers load. */
export function readBuiltIndex(tag: string): {text: string; file: ServedIndex} {
  const read = (name: string) => fs.readFileSync(path.join(buildDir, name), 'utf8');
  const manifest = JSON.parse(read(manifestFile)) as SearchManifest;
  const text = read(indexFile(tag, manifest[tag]));
  return {text, file: unpackIndex(JSON.parse(text) as PackedIndex)};
}
