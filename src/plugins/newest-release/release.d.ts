/** Written by the plugin; null when the release has no notes, or these no list. */
declare module '@generated/newest-release/default/release.json' {
  const release: import('../../content/newestRelease').NewestRelease | null;
  export default release;
}
