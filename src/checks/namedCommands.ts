import {distance} from 'fastest-levenshtein';
import {memoize} from '../content/memoize';
import {nameIndexOf} from '../content/nameIndex';
import {nodesOf} from '../content/nodes';
import {versionOf, type Site, type Version} from '../content/site';
import {similarName} from '../language/checks/similarName';
import {flattenProblems, problemAt, type Check} from './problem';

/**
 * Requires commands and functions in backticks to be documented in the version. Assumes that any other
 * name is the writer's own, unless another version has such a command or the name looks like a typo.
 *
 * good: `replaceString`, `myMethod`
 * bad:  `replacString`, `.frist()`, and `replaceString` if only another version has it
 */
export const namedCommands: Check = (page, site) => {
  const version = versionOf(site, page.file);
  if (!version || page.frontMatter.kind === 'notes') {
    return [];
  }
  const known = hintsOf(version);
  const problems = nodesOf(page.tree, 'inlineCode').map((code) => {
    const name = /^(?:[a-z]+[A-Z]\w*(?:\(.*\))?$|\.[a-z]\w+\(\)$)/.test(code.value)
      ? code.value.replace(/\(.*/, '')
      : undefined;
    if (name === undefined) {
      return undefined;
    }
    if (!known.has(name)) {
      known.set(name, hintFor(name, version, site));
    }
    const hint = known.get(name);
    return hint === undefined || (hint.startsWith('Did') && isUsed(name, page.source))
      ? undefined
      : problemAt(code, {found: `"${name}" is not documented in ${version.label}`, hint});
  });
  return flattenProblems(problems);
};

/** The hint for each name that pages in the version use; undefined for a correct one. */
const hintsOf = memoize<Version, Map<string, string | undefined>>(() => new Map());

function hintFor(written: string, version: Version, site: Site): string | undefined {
  const {commands, members, constants} = nameIndexOf(version);
  const name = written.replace(/^\./, '');
  if (commands.has(name) || members.has(name) || constants.has(name)) {
    return undefined;
  }
  if (written !== name) {
    const suggestion = typoOf(name, [...members.keys()]);
    return suggestion && `Did you mean ".${suggestion}()"?`;
  }
  const other = site.versions.find((version) => nameIndexOf(version).commands.has(name));
  if (other) {
    return `It is a command in ${other.label}. Name what replaces it, or delete the text`;
  }
  const suggestion = typoOf(name, [...commands.keys()]);
  return suggestion && /[A-Z]/.test(suggestion) ? `Did you mean "${suggestion}"?` : undefined;
}

/** Returns the known name that differs by one letter or two swapped letters. */
function typoOf(name: string, known: readonly string[]): string | undefined {
  // Comparing with all names takes half a second for all pages.
  const candidates = known.filter(
    (candidate) => candidate[0] === name[0] && Math.abs(candidate.length - name.length) < 2,
  );
  const suggestion = similarName(name, candidates, {isOpen: true});
  const letters = (text: string) => [...text].sort().join('');
  return suggestion && (distance(name, suggestion) === 1 || letters(name) === letters(suggestion))
    ? suggestion
    : undefined;
}

/** Returns true if the name is elsewhere on the page, such as in a sample, so it's unlikely to be a typo. */
function isUsed(name: string, source: string): boolean {
  return source.split(name.replace(/^\./, '')).length > 2;
}
