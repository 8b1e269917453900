/** A redirect, which a host applies before it looks for a file. */
export interface Rewrite {
  from: RegExp;
  to: string;
  status: 301 | 302;
}

/** A group of addresses with the same rules. */
export interface HostLocation {
  addresses: RegExp;
  rewrites: readonly Rewrite[];
  /** Used only for error pages; readers who request the address get a 404. */
  internal: boolean;
  /** Content type of all files, overriding the one for their extension. */
  type?: string;
  /** Address of the page shown if no file matches. */
  errorPage?: string;
}

/** Returns the `location` blocks of the built nginx.conf, nested ones first, since they take precedence. */
export function nginxLocations(config: string): HostLocation[] {
  const nested = /^ {2}location ~ (\S+) \{\n(.*?)^ {2}\}\n/gms;
  const outer = config.replace(nested, '');
  const errorPage = valueOf('error_page 404', outer);
  return [
    ...[...config.matchAll(nested)].map(([, addresses = '', body = '']) =>
      nginxLocation(addresses, body, errorPage),
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

/** Returns the location that serves an address. */
export function locationOf(
  pathname: string,
  locations: readonly HostLocation[],
): HostLocation | undefined {
  return locations.find(({addresses}) => addresses.test(pathname));
}

/** Returns the rewrite that a host applies to an address. */
export function rewriteOf(pathname: string, rewrites: readonly Rewrite[]): Rewrite | undefined {
  return rewrites.find(({from}) => from.test(pathname));
}

function nginxLocation(addresses: string, body: string, errorPage?: string): HostLocation {
  return {
    addresses: new RegExp(addresses),
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
