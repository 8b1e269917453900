/**
 * Runs in a page: returns the text of each row in a drawn screen that wraps, or is cut off, at the full width
 * of the text.
 */
export function brokenRows(): string[] {
  for (const figure of document.querySelectorAll<HTMLElement>('.screen-figure')) {
    figure.style.width = '692px';
  }
  return [...document.querySelectorAll('.screen-row')]
    .filter((row) => {
      const isHidden = row.getClientRects().length === 0; // on an unselected tab
      const starts = [...row.children].map((part) => part.getBoundingClientRect().left);
      const wraps = starts.some((start, index) => index > 0 && start <= (starts[index - 1] ?? 0));
      return !isHidden && (wraps || row.scrollWidth > row.clientWidth + 1);
    })
    .map(({textContent}) => textContent);
}
