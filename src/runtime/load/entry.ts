/**
 * The entry of the site: React, then what Docusaurus starts with. They are tasks of their own, since as
 * one task they would keep a phone from answering for a fifth of a second.
 */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await new Promise((resolve) => setTimeout(resolve));
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

window.pageGuard.started = start();

export {};
