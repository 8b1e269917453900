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

const askForFilter = () => import('./filterList');
