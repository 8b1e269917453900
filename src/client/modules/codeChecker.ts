import type {ClientModule} from '@docusaurus/types';

/** The tool is loaded when it comes into sight. */
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
      void import('../../components/writers/CodeChecker/check/start').then(
        ({start}) => start(tool),
        noTool,
      );
    }
  });
  observer.observe(tool);
}

function noTool(): void {
  // Without the network the tool stays as it stands; the next visit of the page asks again.
}
