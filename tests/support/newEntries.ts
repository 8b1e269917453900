import fs from 'node:fs';
import path from 'node:path';
import type {Entry} from '../../src/content/reference/entry';
import {byVersion} from '../../src/content/site/versionOrder';
import {buildDir} from '../build/builtPages';
import {latest, other} from './versions';

/** Returns the entries in the build that the latest version documents and the oldest one lacks. */
export function newEntries(): Entry[] {
  const text = fs.readFileSync(path.join(buildDir, `reference-${latest}.json`), 'utf8');
  const {entries} = JSON.parse(text) as {entries: Entry[]};
  return entries.filter(({since}) => byVersion(since, other) > 0);
}
