import {pageAt, type Site} from '../../content/site/site';
import {git} from '../git';
import {nameOfFile} from '../listFiles';
import {withoutFolders} from './accepted';

/** A paragraph that only one of two versions of a page has, without a badge that explains it. */
export interface Drift {
  /** Location as shown in messages: `docs/faq.md:12`. */
  location: string;
  /** Label of the older version that lacks it. */
  missingFrom: string;
  text: string;
  /** The first line of the text that the older page lacks. */
  firstNew: string;
  /** When the page was last committed, in seconds since 1970; 0 if never. */
  edited: number;
}

/** Returns the paragraphs that the next older version lacks, page by page, most recently edited first. */
export function findDrift(site: Site): Drift[] {
  const edits = lastEdits(site);
  const drifts = site.versions.flatMap((version, index) => {
    const older = site.versions[index + 1];
    return version.pages.flatMap((page) => {
      const other = older && pageAt(older, page.path);
      if (!older || !other || other.source === page.source) {
        return [];
      }
      const name = nameOfFile(site, page.file);
      const known = new Set(other.source.split('\n'));
      return unexplainedBlocks(page.source, other.source, version.label).map(({line, text}) => {
        const lines = text.split('\n');
        const first = Math.max(
          lines.findIndex((line) => !known.has(line)),
          0,
        );
        return {
          location: `${name}:${line + first}`,
          missingFrom: older.label,
          text,
          firstNew: lines[first] ?? '',
          edited: edits.get(name) ?? 0,
        };
      });
    });
  });
  return drifts.sort((a, b) => b.edited - a.edited);
}

interface Block {
  line: number;
  text: string;
}

/** Returns the blocks that the older text lacks, unless a badge for the version explains them. */
function unexplainedBlocks(source: string, older: string, label: string): Block[] {
  const known = new Set(blocksOf(older).map(({text}) => withoutFolders(text)));
  // Level of the heading whose whole section a badge explains.
  let explainedLevel = Infinity;
  return blocksOf(source).filter(({text}, index, blocks) => {
    const level = /^#+(?= )/.exec(text)?.[0].length;
    if (level !== undefined && level <= explainedLevel) {
      const first = blocks.slice(index + 1).find((block) => !block.text.startsWith('{/*'));
      const isNew = [text, first?.text ?? ''].some((block) => explains(block, label));
      explainedLevel = isNew ? level : Infinity;
    }
    return (
      explainedLevel === Infinity && !explains(text, label) && !known.has(withoutFolders(text))
    );
  });
}

/** Returns true if a badge states that this version changed the text. */
function explains(text: string, label: string): boolean {
  const badges = text.match(/<(?:Since|Changed|Deprecated|ReferenceChanges|PageChanges)\b[^>]*/g);
  return (badges ?? []).some((badge) => {
    const version = /\bversion="([^"]*)"/.exec(badge)?.[1];
    return version === undefined || version === label;
  });
}

/** Splits text at empty lines. */
function blocksOf(source: string): Block[] {
  let line = 1;
  return source.split(/(\n{2,})/).flatMap((text) => {
    const block = {line, text};
    line += text.split('\n').length - 1;
    return text.trim() === '' ? [] : [block];
  });
}

/** Returns the time of each file's last commit, keyed by file name. */
function lastEdits({directory}: Site): Map<string, number> {
  const options = ['--format=%x00%ct', '--name-only', '--relative'];
  const log = git(directory, 'log', ...options, '--', 'docs', 'versioned_docs');
  const edits = new Map<string, number>();
  for (const commit of log.split('\0').filter(Boolean)) {
    const [time, ...names] = commit.split('\n').filter(Boolean);
    names.filter((name) => !edits.has(name)).forEach((name) => edits.set(name, Number(time)));
  }
  return edits;
}
