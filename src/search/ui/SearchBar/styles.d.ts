/** Minified styles as text, by `styleLoader.js`. */
declare module '!!../../styleLoader.js!*' {
  const css: string;
  export default css;
}
