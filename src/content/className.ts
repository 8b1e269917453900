/**
 * What code calls the class of a page. Readers see the page's title, which may differ: `ZIPFile`.
 *
 * in:  `language/ZipFileClass`, `language/EmailObjectClass`, `language/Directory`
 * out: `ZipFile`, `Email`, `Directory`
 */
export function classNameOf(route: string): string {
  const page = route.slice(route.lastIndexOf('/') + 1);
  return page.replace(/(?<=.)(?:Object)?Class$/, '');
}
