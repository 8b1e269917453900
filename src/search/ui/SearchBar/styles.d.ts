/** Minified styles as text, from `styleLoader.js`. */
declare module '!!../../styleLoader.js!*' {
  const css: string;
  export default css;
}
