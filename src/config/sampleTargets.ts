/** Shortens the targets of names in samples, such as `language/FileClass#copyto`; pages contain many. */

/**
 * Returns the part of a target that the name doesn't imply; undefined for a command with its own page.
 *
 * in:  `language/CollectionClass#push` for `push`, `language/FileClass` for `4D.File`
 * out: `CollectionClass`, `/FileClass`
 */
export function shortenTarget(target: string, name: string): string | undefined {
  const path = target.replace(/^language\//, '');
  const [page = '', anchor] = path.split('#');
  if (path === `commands/${name}`) {
    return undefined;
  }
  return anchor === name.toLowerCase() && !page.includes('/') ? page : `/${path}`;
}

/** Returns the target that `shortenTarget` shortened. */
export function expandTarget(short: string | undefined, name: string): string {
  if (short === undefined) {
    return `language/commands/${name}`;
  }
  return short.startsWith('/') ? `language${short}` : `language/${short}#${name.toLowerCase()}`;
}

/** Returns the key of a name's card; a constant shares its target with the command that takes it. */
export function cardKey(target: string, name: string): string {
  return /^k[A-Z]/.test(name) ? `${target} ${name}` : target;
}
