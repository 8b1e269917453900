// Change: registers no language, because nothing is highlighted in the browser. The original pulls
// Prism's loader and its catalogue of languages (24 KB) into the bundle all the same.
export default function prismIncludeLanguages(): void {
  // Nothing to add.
}
