/**
 * Runs in a page: waits until React has taken it over, which Docusaurus says in an attribute. It costs
 * the page less than a locator, with which the driver puts its own script into it.
 */
export async function untilAlive(): Promise<void> {
  const html = document.documentElement;
  const isAlive = () => html.dataset.hasHydrated === 'true';
  await new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (isAlive()) {
        observer.disconnect();
        resolve();
      }
    }).observe(html, {attributes: true});
    if (isAlive()) {
      resolve();
    }
  });
}
