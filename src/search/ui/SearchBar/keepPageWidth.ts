let sheet: CSSStyleSheet | undefined;

/**
 * Keeps the width of the page behind the dialog, which would grow when its scrollbar disappears. Sets it
 * in a rule: a custom property on the page would make the browser restyle every element.
 */
export function keepPageWidth(): void {
  const scrollbar = window.innerWidth - document.documentElement.clientWidth;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(`.aa-Detached { padding-right: ${scrollbar}px }`);
}
