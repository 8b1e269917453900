const added = new Set<string>();

/** Adds styles that ship with the code that needs them. The CSP rejects `<style>` elements. */
export function addStyles(...styles: string[]): void {
  const missing = styles.filter((css) => !added.has(css));
  for (const css of missing) {
    added.add(css);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
}
