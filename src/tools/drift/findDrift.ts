import fs from 'node:fs';
import path from 'node:path';
import {pageAt, type Site} from '../../content/site';
import type {Page} from '../../content/page';
import {git} from '../git';
import {nameOfFile} from '../listFiles';

/** A paragraph that only one of two versions of a page has, without a badge that explains it. */
export interface Drift {
  /** Location as in messages: `docs/faq.md:12`. */
  place: string;
  /** Label of the older version that lacks it. */
  lacking: string;
  text: string;
  /** When the page was last committed, in seconds since 1970; 0 if never. */
  edited: number;
}

/** Returns the paragraphs that the next older version lacks, page by page, most recently edited first. */
export function findDrift(site: Site): Drift[] {
  const edits = lastEdits(site);
  const drifts = site.versions.flatMap(({label, pages}, index) => {
    const older = site.versions[index + 1];
    return pages.flatMap((page) => {
      const other = older && pageAt(older, page.path);
      if (!older || !other || other.source === page.source) {
        return [];
      }
      const name = nameOfFile(site, page.file);
      return unexplained(page, other, label).map(({line, text}) => ({
        place: `${name}:${line}`,
        lacking: older.label,
        text,
        edited: edits.get(name) ?? 0,
      }));
    });
  });
  return drifts.sort((a, b) => b.edited - a.edited);
}

interface Block {
  line: number;
  text: string;
}

/** Returns the page's blocks that the other page lacks and no badge of this version explains. */
function unexplained(page: Page, other: Page, label: string): Block[] {
  const known = new Set(blocksOf(other.source).map(({text}) => text));
  // Level of the heading whose whole section a badge explains.
  let explained = Infinity;
  return blocksOf(page.source).filter(({text}, index, blocks) => {
    const level = /^#+(?= )/.exec(text)?.[0].length;
    if (level !== undefined && level <= explained) {
      const first = blocks.slice(index + 1).find((block) => !block.text.startsWith('{/*'));
      const isNew = [text, first?.text ?? ''].some((block) => explains(block, label));
      explained = isNew ? level : Infinity;
    }
    return !known.has(text) && explained === Infinity && !explains(text, label);
  });
}

/** Returns true if a badge states that this version changed it. */
function explains(text: string, label: string): boolean {
  const badges = text.match(/<(?:Since|Changed|Deprecated|ReferenceChanges|PageChanges)\b[^>]*/g);
  return (badges ?? []).some((badge) => {
    const version = /\bversion="([^"]*)"/.exec(badge)?.[1];
    return version === undefined || version === label;
  });
}

/** Returns the parts of a text between empty lines. */
function blocksOf(source: string): Block[] {
  let line = 1;
  return source.split(/(\n{2,})/).flatMap((text) => {
    const block = {line, text};
    line += text.split('\n').length - 1;
    return text.trim() === '' ? [] : [block];
  });
}

/** Returns the times of the last commits, by file name. */
function lastEdits({directory}: Site): Map<string, number> {
  const folders = ['docs', 'versioned_docs'].filter((name) =>
    fs.existsSync(path.join(directory, name)),
  );
  const log = git(
    directory,
    'log',
    '--format=%x00%ct',
    '--name-only',
    '--relative',
    '--',
    ...folders,
  );
  const edits = new Map<string, number>();
  for (const commit of log.split('\0').filter(Boolean)) {
    const [time, ...names] = commit.split('\n').filter(Boolean);
    names.filter((name) => !edits.has(name)).forEach((name) => edits.set(name, Number(time)));
  }
  return edits;
}
