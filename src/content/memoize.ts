/**
 * The one module for values that are computed once. Pages, versions and sites are replaced by new
 * objects when their files change, so a value memoized for them is never stale. The functions are
 * part of the language because it imports nothing else; values kept in files are in `pageCache` and
 * `src/cache`.
 */
export {memoize, memoizeBy, memoizeWeakly} from '../language/memoize';

/**
 * Returns a value that all copies of a module share: Docusaurus loads the modules again for the config
 * and each plugin.
 *
 * @param name unique name of the value
 */
export function shareGlobally<Value>(name: string, create: () => Value): Value {
  const shared = globalThis as {qodlyShared?: Record<string, unknown>};
  const values = (shared.qodlyShared ??= {});
  return (values[name] ??= create()) as Value;
}
