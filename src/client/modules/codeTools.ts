/** Loads the code that runs and edits samples, and that of the code checker, when a reader first needs it. */
import type {ClientModule} from '@docusaurus/types';
import {listen} from '../listen';
import {loadPart} from '../loadPart';

type Runner = typeof import('../../components/CodeRunner/SampleRunner');

const importRunner = () => import('../../components/CodeRunner/SampleRunner');
const importChecker = () => import('../../components/writers/CodeChecker/check/start');

function loadRunner(onLoad: (runner: Runner) => void): void {
  void loadPart('interpreter', importRunner, onLoad);
}

listen('click', '[data-run] [data-runner]', (button) => {
  loadRunner(({press}) => press(button, button.dataset.runner as 'run' | 'edit'));
});

listen('keydown', '[data-run] pre', (code, {key, target}) => {
  if (key === 'Enter' && target === code) {
    loadRunner(({press}) => press(code, 'edit'));
  }
});

/** Loads the checker when it comes into view, and retries when the reader types into it or presses Run. */
function watchChecker(tool: Element): void {
  const load = () => void loadPart('code checker', importChecker, ({start}) => start(tool));
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) {
      observer.disconnect();
      load();
    }
  });
  observer.observe(tool);
  for (const event of ['input', 'click']) {
    tool.addEventListener(event, load);
  }
}

export default {
  onRouteDidUpdate({location: {hash}}) {
    // The page's text is rendered only in the next task.
    setTimeout(() => {
      if (hash.startsWith('#edit=')) {
        loadRunner(({openSharedCode}) => openSharedCode(hash));
      }
      const tool = document.querySelector('[data-code-checker]');
      if (tool) {
        watchChecker(tool);
      }
    });
  },
} satisfies ClientModule;
