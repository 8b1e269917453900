import type {ClientModule} from '@docusaurus/types';
import {loadPart} from '../loadPart';

/** Loads the tool when it comes into view, and retries when the reader types into it or presses Run. */
export default {
  onRouteDidUpdate() {
    // The page's text is rendered only in the next task.
    setTimeout(() => {
      const tool = document.querySelector('[data-code-checker]');
      if (tool) {
        watch(tool);
      }
    });
  },
} satisfies ClientModule;

function watch(tool: Element): void {
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) {
      observer.disconnect();
      void load(tool);
    }
  });
  observer.observe(tool);
  for (const event of ['input', 'click']) {
    tool.addEventListener(event, () => void load(tool));
  }
}

function load(tool: Element): Promise<void> {
  return loadPart('code checker', importChecker, ({start}) => start(tool));
}

const importChecker = () => import('../../components/writers/CodeChecker/check/start');
