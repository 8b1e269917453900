import type {ClientModule} from '@docusaurus/types';
import {loadPart} from '../loadPart';

type Runner = typeof import('../../components/CodeRunner');

const importRunner = () => import('../../components/CodeRunner');

function load(onLoad: (runner: Runner) => void): void {
  void loadPart('interpreter', importRunner, onLoad);
}

/** Runs or edits the sample around the element. The code for it loads only now. */
function press(element: Element, action: 'run' | 'edit'): void {
  const block = element.closest<HTMLElement>('[data-run]');
  if (block) {
    load((runner) => runner.press(block, action));
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>('[data-runner]');
    if (button) {
      press(button, button.dataset.runner as 'run' | 'edit');
    }
  });
  document.addEventListener('keydown', ({target, key}) => {
    if (key === 'Enter' && (target as Element).matches('[data-run] pre')) {
      press(target as Element, 'edit');
    }
  });
}

export default {
  onRouteDidUpdate({location: {hash}}) {
    if (hash.startsWith('#edit=')) {
      // The page's text is rendered only in the next task.
      setTimeout(load, 0, (runner: Runner) => runner.openSharedCode(hash));
    }
  },
} satisfies ClientModule;
