/** A redirect, which a host applies before it looks for a file. */
export interface Rewrite {
  from: RegExp;
  to: string;
  status: 301 | 302;
}

/** A group of paths with the same rules. */
export interface HostLocation {
  paths: RegExp;
  rewrites: readonly Rewrite[];
  /** Used only for error pages; readers who request the path get a 404. */
  internal: boolean;
  /** Content type for all files, overriding the one for their extension. */
  type?: string;
  /** Path of the page shown if no file matches. */
  errorPage?: string;
}

/** Returns the `location` blocks in the built nginx.conf, nested ones first, since they take precedence. */
export function nginxLocations(config: string): HostLocation[] {
  const nested = /^ {2}location ~ (\S+) \{\n(.*?)^ {2}\}\n/gms;
  const outer = config.replace(nested, '');
  const errorPage = valueOf('error_page 404', outer);
  return [
    ...[...config.matchAll(nested)].map(([, paths = '', body = '']) =>
      nginxLocation(paths, body, errorPage),
    ),
    nginxLocation(`^${valueOf('location', outer)}`, outer, errorPage),
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

function nginxLocation(paths: string, body: string, errorPage?: string): HostLocation {
  return {
    paths: new RegExp(paths),
    rewrites: [...body.matchAll(/^\s*rewrite (\S+) (\S+) (permanent|redirect);$/gm)].map(
      ([, from = '', to = '', flag]) => ({
        from: new RegExp(from),
        to,
        status: flag === 'permanent' ? 301 : 302,
      }),
    ),
    internal: /^\s*internal;$/m.test(body),
    type: valueOf('default_type', body),
    errorPage,
  };
}

/** Returns the value of a directive, without its quotes. */
function valueOf(directive: string, body: string): string | undefined {
  return new RegExp(`^\\s*${directive} "?(.+?)"?(?:;| \\{)$`, 'm').exec(body)?.[1];
}
