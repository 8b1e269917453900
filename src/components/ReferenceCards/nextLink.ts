/**
 * Returns the link to focus after a key press on a link in a code block or on the block itself. Returns
 * undefined to leave the key to the browser: at either end, and for keys that scroll from the block itself.
 */
export function nextLink(
  key: string,
  from: HTMLElement,
  links: readonly HTMLAnchorElement[],
): HTMLAnchorElement | undefined {
  const index = links.findIndex((link) => link === from);
  const isWithin = index >= 0;
  switch (key) {
    case 'ArrowRight':
      return links[index + 1];
    case 'ArrowLeft':
      return isWithin ? links[index - 1] : undefined;
    case 'ArrowDown':
      return isWithin ? links.slice(index + 1).find((link) => isBelow(link, from)) : undefined;
    case 'ArrowUp':
      return isWithin ? links.slice(0, index).findLast((link) => isBelow(from, link)) : undefined;
    case 'Home':
      return isWithin ? links[0] : undefined;
    case 'End':
      return isWithin ? links.at(-1) : undefined;
    default:
      return undefined;
  }
}

function isBelow(link: Element, other: Element): boolean {
  return link.getBoundingClientRect().top > other.getBoundingClientRect().bottom - 1;
}
