/** Route of the style page, which is for writers. Search engines don't index it. */
export const stylePage = 'markdown-page';

/** The Atom feed, relative to the base path. */
export const feedFile = 'feed.xml';

/** Returns the path of a version's OpenAPI description, relative to the base path. */
export function openApiFile(label: string): string {
  return `openapi-${label}.json`;
}

/** in: `/docs/`, `/docs/next`; out: `/docs`, `/docs/next` */
export function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** in: `/docs/` or `/docs`, and `faq`; out: `/docs/faq` */
export function joinRoute(path: string, route: string): string {
  return `${withoutSlash(path)}/${route}`;
}

/** Decodes percent escapes. Returns undefined if one is malformed. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
