import {loadPart} from '../../loadPart';

/** Loads the code that filters lists when the reader first uses a filter, and runs it on each change. */
export function listenToInputs(): void {
  for (const event of ['focusin', 'input']) {
    document.addEventListener(event, ({target}) => {
      const control = target as Element;
      const box = control.matches('input') && control.closest('[data-filter]');
      if (box) {
        void loadPart('filter', loadFilter, ({filterList}) => filterList(box));
      }
    });
  }
}

/** Shows the section that the URL points to if a filter has hidden it. */
export function showTarget(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target?.getClientRects().length === 0) {
    void loadPart('filter', loadFilter, ({revealSection}) => revealSection(target));
  }
}

const loadFilter = () => import('./filterList');
