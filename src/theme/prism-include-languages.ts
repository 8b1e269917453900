// Change: adds no language, since no browser highlights. The original, with none configured, brings
// the loader of Prism and its catalogue of languages (24 KB) into the bundle.
export default function prismIncludeLanguages(): void {
  // Nothing to add.
}
