import type {ClientModule} from '@docusaurus/types';
import {loadPart} from '../loadPart';

/** The tool is loaded when it comes into view, and asked for again when the reader types into it. */
const client: ClientModule = {
  onRouteDidUpdate() {
    // The text of the page is there in the next task.
    setTimeout(() => {
      const tool = document.querySelector('[data-code-checker]');
      if (tool) {
        watch(tool);
      }
    });
  },
};

export default client;

function watch(tool: Element): void {
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) {
      observer.disconnect();
      void load(tool);
    }
  });
  observer.observe(tool);
  tool.addEventListener('input', () => void load(tool));
}

function load(tool: Element): Promise<void> {
  return loadPart('code checker', askForChecker, ({start}) => start(tool));
}

const askForChecker = () => import('../../components/writers/CodeChecker/check/start');
