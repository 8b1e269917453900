/** Where names in samples lead, in as few bytes as pages can say it. Targets: `language/FileClass#copyto`. */

/**
 * What a page says of a name's target besides the name itself; nothing of a command with its own page.
 *
 * in:  `language/CollectionClass#push` of `push`, `language/FileClass` of `4D.File`
 * out: `CollectionClass`, `/FileClass`
 */
export function shortenTarget(target: string, name: string): string | undefined {
  const below = target.replace(/^language\//, '');
  const [page = '', anchor] = below.split('#');
  if (below === `commands/${name}`) {
    return undefined;
  }
  return anchor === name.toLowerCase() && !page.includes('/') ? page : `/${below}`;
}

/** The target of which `shortenTarget` has made `short`. */
export function expandTarget(short: string | undefined, name: string): string {
  if (short === undefined) {
    return `language/commands/${name}`;
  }
  return short.startsWith('/') ? `language${short}` : `language/${short}#${name.toLowerCase()}`;
}

/** The key of the card of a name; a constant shares its target with what takes it. */
export function cardKey(target: string, name: string): string {
  return /^k[A-Z]/.test(name) ? `${target} ${name}` : target;
}
