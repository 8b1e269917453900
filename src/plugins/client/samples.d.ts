/** Code files, imported as highlighted HTML. */
declare module '*.qs' {
  const html: string;
  export default html;
}

declare module '*.http' {
  const html: string;
  export default html;
}
