import {loadPart} from '../../loadPart';

/**
 * Loads the code that filters lists or draws components when the reader first uses one of their controls,
 * and runs it on each change.
 */
export function listenToInputs(): void {
  for (const event of ['focusin', 'input']) {
    document.addEventListener(event, ({target}) => {
      const control = target as Element;
      const box = control.matches('input, select') && control.closest('[data-filter], [data-try]');
      if (box && box.matches('[data-try]')) {
        void loadPart('drawing', loadSketch, ({trySketch}) => trySketch(box));
      } else if (box) {
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
const loadSketch = () => import('@site/src/drawings/sketches/trySketch');
