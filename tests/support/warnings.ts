/** The lines of a build's output in which Docusaurus or React warns of something. */
export function warnings(output: string): string[] {
  return output.split('\n').filter((line) => /\[WARNING\]|\[ERROR\]|^Warning:/.test(line));
}
