import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface MergeResult {
  /** The merged text; conflicting passages stay as in the target text. */
  text: string;
  /** The conflicting passages, with git's conflict markers. */
  conflicts: string[];
  /** The new lines of passages that the target text lacks altogether. */
  missing: string[];
  /** The one-based first lines of passages that were merged word by word. */
  blended: number[];
}

interface Texts {
  /** The target text. */
  ours: string;
  /** The other text before and after its change. */
  base: string;
  theirs: string;
}

/**
 * Applies a change in one text to another, as git does in a merge. If both texts change the same
 * paragraph, merges its words, unless they change neighboring words or a sample.
 */
export function mergeTexts(texts: Texts, labels: readonly string[]): MergeResult {
  const merged: MergeResult = {text: '', conflicts: [], missing: [], blended: []};
  for (const passage of passagesOf(texts)) {
    const words =
      typeof passage === 'string' || isInSample(merged.text) ? undefined : mergeWords(passage);
    if (typeof passage === 'string') {
      merged.text += passage;
    } else if (words !== undefined) {
      merged.blended.push(merged.text.split('\n').length);
      merged.text += words;
    } else if (passage.ours.trim() === '') {
      merged.text += passage.ours;
      merged.missing.push(...addedLines(passage));
    } else {
      merged.text += passage.ours;
      merged.conflicts.push(writeConflict(passage, labels));
    }
  }
  return merged;
}

/** A separator that no page contains: a hundred identical characters. */
const markerSize = 100;

/** Returns the merged text in parts, each a string, or the three texts if they conflict. */
function passagesOf(texts: Texts): (string | Texts)[] {
  const {text} = mergeFiles(texts, '--diff3', `--marker-size=${markerSize}`);
  const [opening, baseMarker, separator, closing] = ['<', '|', '=', '>'].map(
    (character) => `^[${character}]{${markerSize}}.*\\n`,
  );
  const conflict = new RegExp(
    `${opening}([^]*?)${baseMarker}([^]*?)${separator}([^]*?)${closing}`,
    'gm',
  );
  const passages: (string | Texts)[] = [];
  let end = 0;
  for (const {0: whole, 1: ours = '', 2: base = '', 3: theirs = '', index} of text.matchAll(
    conflict,
  )) {
    passages.push(text.slice(end, index), {ours, base, theirs});
    end = index + whole.length;
  }
  return [...passages, text.slice(end)];
}

/** Merges word by word; returns undefined if that also leads to conflicts. */
function mergeWords({ours, base, theirs}: Texts): string | undefined {
  const {text, conflicts} = mergeFiles({
    ours: oneWordPerLine(ours),
    base: oneWordPerLine(base),
    theirs: oneWordPerLine(theirs),
  });
  return conflicts > 0
    ? undefined
    : text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as string)
        .join('');
}

/** Keeps the spaces after a word with it, so changes to neighboring words conflict. */
function oneWordPerLine(text: string): string {
  return (text.match(/\S+\s*|\s+/g) ?? []).map((word) => `${JSON.stringify(word)}\n`).join('');
}

/** Returns whether the text ends inside a code block, where an incorrect merge would be hard to notice. */
function isInSample(text: string): boolean {
  return (text.match(/^\s*(?:`{3,}|~{3,})/gm) ?? []).length % 2 === 1;
}

function addedLines({base, theirs}: Texts): string[] {
  const before = new Set(base.split('\n'));
  return theirs.split('\n').filter((line) => !before.has(line));
}

function writeConflict({ours, theirs}: Texts, labels: readonly string[]): string {
  const [target = '', , source = ''] = labels;
  return `<<<<<<< ${target}\n${ours}=======\n${theirs}>>>>>>> ${source}`;
}

function mergeFiles(texts: Texts, ...options: string[]): {text: string; conflicts: number} {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qodly-merge-'));
  try {
    const files = [texts.ours, texts.base, texts.theirs].map((text, index) => {
      const file = path.join(folder, String(index));
      fs.writeFileSync(file, text);
      return file;
    });
    const {status, stdout, stderr} = spawnSync('git', ['merge-file', '-p', ...options, ...files], {
      encoding: 'utf8',
    });
    // The status is the number of conflicts, up to 127; any other status means that git failed.
    if (status === null || status > 127) {
      throw new Error(`git merge-file failed: ${stderr}`);
    }
    return {text: stdout, conflicts: status};
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
