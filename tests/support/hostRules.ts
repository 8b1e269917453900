/** What a host does with an address before it looks for a file: a permanent redirect. */
export interface Rewrite {
  from: RegExp;
  to: string;
}

/** `rewrite FROM TO permanent;` of nginx. */
export function nginxRewrites(config: string): Rewrite[] {
  return [...config.matchAll(/^\s*rewrite (\S+) (\S+) permanent;$/gm)].map(
    ([, from = '', to = '']) => ({from: new RegExp(from), to}),
  );
}

/** `FROM TO 301`, with `*` at the end of FROM and `:splat` in TO. */
export function redirectRewrites(file: string): Rewrite[] {
  return [...file.matchAll(/^(\S+?)(\*)? (\S+) 301$/gm)].map(([, from = '', splat, to = '']) => ({
    from: new RegExp(`^${from.replace(/[.$]/g, '\\$&')}${splat ? '(.*)' : ''}$`),
    to: to.replace(':splat', '$1'),
  }));
}
