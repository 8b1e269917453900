// Replaces `path-to-regexp` in the browser, since Docusaurus' routes have no parameters, only `*`.

/**
 * Returns the same regular expression as `path-to-regexp` 1.9 for such a path, for React Router.
 *
 * @param {string} path
 * @param {unknown[]} _keys
 * @param {{end?: boolean, strict?: boolean, sensitive?: boolean}} [options]
 */
export default function literalPaths(path, _keys, {end = true, strict, sensitive} = {}) {
  const literal = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*');
  const route = strict ? literal : `${literal.replace(/\/$/, '')}(?:/(?=$))?`;
  const rest = strict && path.endsWith('/') ? '' : '(?=/|$)';
  return new RegExp(`^${route}${end ? '$' : rest}`, sensitive ? '' : 'i');
}

literalPaths.compile = (path) => () => path;
