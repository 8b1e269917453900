/** The value of `name="…"` in what stands behind a fence's language, or undefined. */
export function metaValue(meta: string | null | undefined, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(meta ?? '')?.[1];
}
