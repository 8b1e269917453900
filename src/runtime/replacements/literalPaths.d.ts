/** @param options as React Router passes them */
export default function literalPaths(
  path: string,
  keys: unknown[],
  options?: {end?: boolean; strict?: boolean; sensitive?: boolean},
): RegExp;
