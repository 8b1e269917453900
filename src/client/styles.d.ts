/** Minified styles as text, from `styleLoader.js`. */
declare module '!!*' {
  const css: string;
  export default css;
}
