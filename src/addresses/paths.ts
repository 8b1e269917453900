/** Route of the style page, which is for writers. Search engines don't index it. */
export const stylePage = 'markdown-page';

/** in: `/docs/`, `/docs/next`; out: `/docs`, `/docs/next` */
export function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** in: `/docs/` or `/docs`, and `faq`; out: `/docs/faq` */
export function joinRoute(path: string, route: string): string {
  return `${withoutSlash(path)}/${route}`;
}
