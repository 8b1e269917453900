import {joinRoute} from '../../addresses/paths';
import {similarNames} from './similarNames';
import type {NameRow, ReferenceNames} from './names';
import {normalizeClass, normalizeCommand, normalizeMember, normalizeVersion} from './normalize';

/** A version of the site, as Docusaurus describes it. */
export interface SiteVersion {
  label: string;
  /** Path of its pages: `/docs`, `/docs/next`. */
  path: string;
  isLast: boolean;
}

/** A page on this site, with the text for a link to it. */
export interface LinkTarget {
  label: string;
  path: string;
}

/** The result of a query; `notice` is shown on the destination page. */
export type Resolution = (
  | {kind: 'page'; path: string}
  /** More than one page in the version documents the constant. */
  | {kind: 'several'; name: string; version: string; targets: LinkTarget[]}
  /** Only these other versions have the name. */
  | {kind: 'elsewhere'; name: string; version: string; targets: LinkTarget[]}
  /** No version has the name; `query` is the text to search for. */
  | {kind: 'unknown'; query: string; version: string; nearest: LinkTarget[]}
  /** The query doesn't contain a name. */
  | {kind: 'nothing'}
) & {notice?: string};

/** Longer values can't be names; they're shortened for display. */
const maxShownLength = 80;

/**
 * Resolves the query of a `searchAPI` URL: `?command=abs`, `?class=Entity&member=save`, or
 * `?class=Entity`, each with an optional `&v=0.2.0` or `&v=latest`. Constants are looked up with
 * `command`, too, since they look like commands without arguments in code. Empty names are ignored.
 *
 * Paths come only from `names` and `versions`, so no parameter value can point anywhere else.
 *
 * @param search the query, with or without its question mark
 * @param preferred label of the version that the reader has chosen
 */
export function resolve(
  search: string,
  names: ReferenceNames,
  versions: readonly SiteVersion[],
  preferred?: string,
): Resolution {
  const entries = [...new URLSearchParams(search)];
  const parameters = new URLSearchParams(
    entries.filter(([name, value]) => name === 'v' || value.trim() !== ''),
  );
  const {version, notice} = chooseVersion(parameters.getAll('v'), versions, preferred);
  if (!version) {
    return {kind: 'nothing'};
  }
  return {...resolveName(parameters, {names, versions, version}), ...(notice && {notice})};
}

interface Context {
  names: ReferenceNames;
  versions: readonly SiteVersion[];
  /** The requested version. */
  version: SiteVersion;
}

function chooseVersion(
  requested: string[],
  versions: readonly SiteVersion[],
  preferred: string | undefined,
): {version?: SiteVersion; notice?: string} {
  const latest = versions.find(({isLast}) => isLast) ?? versions[0];
  const [only = ''] = requested;
  if (requested.length === 1 && only.trim().toLowerCase() === 'latest') {
    return {version: latest};
  }
  if (requested.length === 0) {
    return {version: versions.find(({label}) => label === preferred) ?? latest};
  }
  const found = versions.find(
    ({label}) => requested.length === 1 && normalizeVersion(label) === normalizeVersion(only),
  );
  return found
    ? {version: found}
    : {
        version: latest,
        notice: `There is no version “${shorten(requested.join(', '))}”. This is ${latest?.label}, the latest.`,
      };
}

function resolveName(parameters: URLSearchParams, context: Context): Resolution {
  const [commands, classes, members] = ['command', 'class', 'member'].map((name) =>
    parameters.getAll(name),
  ) as [string[], string[], string[]];
  const values = [...commands, ...classes, ...members];
  if (values.length === 0) {
    return {kind: 'nothing'};
  }
  const isRepeated = [commands, classes, members].some((values) => values.length > 1);
  const isMixed = commands.length > 0 && classes.length + members.length > 0;
  const rows = isRepeated || isMixed ? [] : findRows(commands, classes, members, context);
  return rows.length > 0 ? resolveRows(rows, context) : resolveUnknown(values, context);
}

function findRows(
  [command]: string[],
  [owner]: string[],
  [member]: string[],
  {names, version}: Context,
): NameRow[] {
  if (command !== undefined) {
    const wanted = normalizeCommand(command);
    return [...names.commands, ...names.constants].filter(
      ([name]) => name.toLowerCase() === wanted,
    );
  }
  if (member === undefined) {
    return findClass(names.classes, owner ?? '');
  }
  const wanted = normalizeMember(member);
  const found = names.members.filter(([name]) => memberOf(name) === wanted);
  if (owner === undefined) {
    // A member without a class is known if only one class has it.
    const rowsHere = found.filter((row) => isIn(row, names, version.label));
    return new Set(rowsHere.map(([name]) => name)).size === 1 ? rowsHere : [];
  }
  const classNames = findClass(names.classes, owner).map(([name]) => name.toLowerCase());
  return found.filter(([name]) => classNames.includes(ownerOf(name)));
}

/** Returns a class's rows; the name can also be that of its page: `EntityClass`, `EmailObject`. */
function findClass(classes: NameRow[], className: string): NameRow[] {
  const name = normalizeClass(className);
  const spellings = [name, name.replace(/class$/, ''), name.replace(/object(?:class)?$/, '')];
  for (const spelling of spellings) {
    const found = classes.filter(([known]) => known.toLowerCase() === spelling);
    if (found.length > 0) {
      return found;
    }
  }
  return [];
}

function resolveRows(rows: NameRow[], {names, versions, version}: Context): Resolution {
  const name = rows[0]?.[0] ?? '';
  const rowsHere = rows.filter((row) => isIn(row, names, version.label));
  const [first, ...others] = rowsHere;
  if (first && others.length > 0) {
    const targets = rowsHere.map((row) => ({
      label: pageName(row, names),
      path: pathOf(row, version),
    }));
    return {kind: 'several', name, version: version.label, targets};
  }
  if (first) {
    return {kind: 'page', path: pathOf(first, version)};
  }
  const targets = versions.flatMap((other) => {
    const row = rows.find((candidate) => isIn(candidate, names, other.label));
    return row ? [{label: other.label, path: pathOf(row, other)}] : [];
  });
  return {kind: 'elsewhere', name, version: version.label, targets};
}

function resolveUnknown(values: string[], {names, version}: Context): Resolution {
  const nearest = similarNames(values, {
    commands: names.commands.filter((row) => isIn(row, names, version.label)),
    classes: names.classes.filter((row) => isIn(row, names, version.label)),
    members: names.members.filter((row) => isIn(row, names, version.label)),
    constants: names.constants.filter((row) => isIn(row, names, version.label)),
  });
  return {
    kind: 'unknown',
    query: shorten(values.join(' ')),
    version: version.label,
    nearest: nearest.map((row) => ({label: row[0], path: pathOf(row, version)})),
  };
}

function isIn(row: NameRow, names: ReferenceNames, label: string): boolean {
  const bit = names.versions.indexOf(label);
  return bit >= 0 && (row[2] & (1 << bit)) !== 0;
}

function pathOf([, target]: NameRow, version: SiteVersion): string {
  return joinRoute(version.path, target);
}

/** Returns the page's subject: a command or a class, or else its file name. */
function pageName([, target]: NameRow, {commands, classes}: ReferenceNames): string {
  const [route = ''] = target.split('#');
  const subject = [...commands, ...classes].find((row) => row[1] === route);
  return subject?.[0] ?? route.slice(route.lastIndexOf('/') + 1);
}

/** in: `Entity.save`; out: `save` */
function memberOf(name: string): string {
  return name.slice(name.indexOf('.') + 1).toLowerCase();
}

function ownerOf(name: string): string {
  return name.slice(0, name.indexOf('.')).toLowerCase();
}

function shorten(text: string): string {
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
}
