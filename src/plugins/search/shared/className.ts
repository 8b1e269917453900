/** The class that a page documents, by the page's title: `Directory class` is about `Directory`. */
export function className(pageTitle: string): string {
  return pageTitle.replace(/ (?:class|object)$/i, '');
}
