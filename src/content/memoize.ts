import {memoize} from '../language/memoize';
import type {Site, Version} from './site';

/**
 * The only module for memoized values. Pages, versions, and sites are replaced by new
 * objects when their files change, so a value memoized for them is never stale. The functions are in
 * `src/language`, which imports nothing from the rest of the site. `pageCache`, `cacheFile`, and
 * `src/cache` store values in files.
 */
export {memoize, memoizeBy, memoizeWeakly} from '../language/memoize';

/** Like `memoize`, for a result that depends on a version and on the rest of the site. */
export function memoizeByVersion<Result>(
  compute: (site: Site, version: Version) => Result,
): (site: Site, version: Version) => Result {
  const resultsIn = memoize((site: Site) => memoize((version: Version) => compute(site, version)));
  return (site, version) => resultsIn(site)(version);
}

/**
 * Returns a value that all copies of a module share, since Docusaurus loads the modules again for the
 * config and each plugin.
 *
 * @param name unique name for the value
 */
export function shareGlobally<Value>(name: string, create: () => Value): Value {
  const shared = globalThis as {qodlyShared?: Record<string, unknown>};
  const values = (shared.qodlyShared ??= {});
  return (values[name] ??= create()) as Value;
}
