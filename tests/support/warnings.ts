/** Returns the warnings of Docusaurus and React in a build's output. */
export function warnings(output: string): string[] {
  return output.split('\n').filter((line) => /\[WARNING\]|\[ERROR\]|^Warning:/.test(line));
}
