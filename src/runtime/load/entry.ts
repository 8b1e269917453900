/**
 * The site's entry point. Starts React and Docusaurus in separate tasks, because a single one would block
 * a phone for a fifth of a second.
 */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await new Promise((resolve) => setTimeout(resolve));
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

window.pageGuard.started = start();

export {};
