/** Returns the Docusaurus and React warnings in a build's output. */
export function warnings(output: string): string[] {
  return output.split('\n').filter((line) => /\[WARNING\]|\[ERROR\]|^Warning:/.test(line));
}
