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
  if (index < 0) {
    return key === 'ArrowRight' ? links[0] : undefined;
  }
  switch (key) {
    case 'ArrowRight':
      return links[index + 1];
    case 'ArrowLeft':
      return links[index - 1];
    case 'ArrowDown':
      return links.slice(index + 1).find((link) => isBelow(link, from));
    case 'ArrowUp':
      return links.slice(0, index).findLast((link) => isBelow(from, link));
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    default:
      return undefined;
  }
}

function isBelow(link: Element, other: Element): boolean {
  return link.getBoundingClientRect().top > other.getBoundingClientRect().bottom - 1;
}
