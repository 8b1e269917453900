/** A redirect, which a host applies before it looks for a file. */
export interface Rewrite {
  from: RegExp;
  to: string;
  status: 301 | 302;
}

/** A group of paths with the same redirects. */
interface HostLocation {
  paths: RegExp;
  rewrites: readonly Rewrite[];
}

/** Returns the `location` blocks in the built nginx.conf, nested ones first, since they take precedence. */
export function nginxLocations(config: string): HostLocation[] {
  const nested = /^ {2}location ~ (\S+) \{\n(.*?)^ {2}\}\n/gms;
  const outer = config.replace(nested, '');
  const [, base = ''] = /^\s*location (\S+) \{$/m.exec(outer) ?? [];
  return [
    ...[...config.matchAll(nested)].map(([, paths = '', body = '']) => nginxLocation(paths, body)),
    nginxLocation(`^${base}`, outer),
  ];
}

/** Reads lines of the form `FROM TO 302`, with `*` at the end of FROM and `:splat` in TO. */
export function redirectRewrites(file: string): Rewrite[] {
  return [...file.matchAll(/^(\S+?)(\*)? (\S+) (301|302)$/gm)].map(
    ([, from = '', splat, to = '', status]) => ({
      from: new RegExp(`^${from.replace(/[.$]/g, '\\$&')}${splat ? '(.*)' : ''}$`),
      to: to.replace(':splat', '$1'),
      status: status === '301' ? 301 : 302,
    }),
  );
}

/** Returns the location that serves a path. */
export function locationOf(
  pathname: string,
  locations: readonly HostLocation[],
): HostLocation | undefined {
  return locations.find(({paths}) => paths.test(pathname));
}

/** Returns the rewrite that a host applies to a path. */
export function rewriteOf(pathname: string, rewrites: readonly Rewrite[]): Rewrite | undefined {
  return rewrites.find(({from}) => from.test(pathname));
}

function nginxLocation(paths: string, body: string): HostLocation {
  return {
    paths: new RegExp(paths),
    rewrites: [...body.matchAll(/^\s*rewrite (\S+) (\S+) (permanent|redirect);$/gm)].map(
      ([, from = '', to = '', flag]) => ({
        from: new RegExp(from),
        to,
        status: flag === 'permanent' ? 301 : 302,
      }),
    ),
  };
}
