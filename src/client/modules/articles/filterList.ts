/**
 * Hides list items and table rows that don't contain the words in the filter, either in their text or in
 * `data-words`. A group's row is visible if one of its members is.
 */
export function filterList(box: Element): void {
  const query = box.querySelector<HTMLInputElement>('[type=search]')?.value ?? '';
  const items = [...box.querySelectorAll<HTMLElement>('li, tbody tr')];
  let group: HTMLElement | undefined;
  for (const item of items) {
    if (item.dataset.group !== undefined) {
      group = item;
      group.hidden = true;
      continue;
    }
    const {words = ''} = item.dataset;
    item.hidden = !matches(`${item.textContent} ${words}`, query);
    if (group && !item.hidden) {
      group.hidden = false;
    }
  }
  const status = box.querySelector('[role=status]');
  if (status) {
    status.textContent = items.every(({hidden}) => hidden) ? 'No matches' : '';
  }
}

/** Shows a section that a filter has hidden, because a link points to it. */
export function revealSection(heading: HTMLElement): void {
  const box = heading.closest('[data-filter]');
  const field = box?.querySelector<HTMLInputElement>('[type=search]');
  if (box && field) {
    field.value = '';
    filterList(box);
  }
  heading.scrollIntoView();
}

/** Returns whether the text contains every word in the query, in any order and regardless of case. */
function matches(text: string, query: string): boolean {
  const folded = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/[\s()]+/)
    .every((word) => folded.includes(word));
}
