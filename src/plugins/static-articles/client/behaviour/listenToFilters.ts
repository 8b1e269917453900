import {loadPart} from '../../../page-loading/client/loadPart';

/** Loads what filters lists when the reader turns to a filter, and has it work at each change. */
export function listenToFilters(): void {
  for (const event of ['focusin', 'input']) {
    document.addEventListener(event, ({target}) => {
      const box = target instanceof HTMLInputElement && target.closest('[data-filter]');
      if (box) {
        void loadPart('filter', askForFilter, ({filterList}) => filterList(box));
      }
    });
  }
}

/** Shows the section that the address means, where a filter has hidden it. */
export function showTarget(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target?.closest('[hidden]')) {
    void loadPart('filter', askForFilter, ({revealSection}) => revealSection(target));
  }
}

const askForFilter = () => import('./filterList');
