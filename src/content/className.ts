/**
 * Returns the name of a page's class in code. The page's title may differ: `ZIPFile`.
 *
 * in:  `language/ZipFileClass`, `language/EmailObjectClass`, `language/Directory`
 * out: `ZipFile`, `Email`, `Directory`
 */
export function classNameOf(route: string): string {
  const page = route.slice(route.lastIndexOf('/') + 1);
  return page.replace(/(?<=.)(?:Object)?Class$/, '');
}
