declare module '@generated/reference/default/names.json' {
  const names: import('./shared/names').ReferenceNames;
  export default names;
}

/** Null if the release has no notes, or its notes have no list. */
declare module '@generated/reference/default/release.json' {
  const release: import('../content/site/newestRelease').NewestRelease | null;
  export default release;
}
