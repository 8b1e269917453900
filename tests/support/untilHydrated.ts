/**
 * Runs in a page: waits for hydration, which Docusaurus records in an attribute. Cheaper for the page than
 * a locator, which makes the driver inject its own script.
 */
export async function untilHydrated(): Promise<void> {
  const html = document.documentElement;
  const isHydrated = () => html.dataset.hasHydrated === 'true';
  await new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (isHydrated()) {
        observer.disconnect();
        resolve();
      }
    }).observe(html, {attributes: true});
    if (isHydrated()) {
      resolve();
    }
  });
}
