import {revealSection, showInherited} from './inheritedSections';
import {matches} from '../../matches';

export {revealSection};

/**
 * Hides list items and table rows that don't contain the words in the filter, either in their text or in
 * `data-words`. Also hides inherited members, with their sections, if the reader has turned them off.
 */
export function filterList(box: Element): void {
  const query = box.querySelector<HTMLInputElement>('[type=search]')?.value ?? '';
  const hasInherited = box.querySelector<HTMLInputElement>('[type=checkbox]')?.checked ?? true;
  const items = [...box.querySelectorAll<HTMLElement>('li, tbody tr')];
  for (const item of items) {
    const isWanted = hasInherited || item.dataset.inherited === undefined;
    const {words = ''} = item.dataset;
    item.hidden = !isWanted || !matches(`${item.textContent} ${words}`, query);
  }
  showInherited(box, hasInherited);
  const status = box.querySelector('[role=status]');
  if (status) {
    status.textContent = items.every(({hidden}) => hidden) ? 'No matches' : '';
  }
}
