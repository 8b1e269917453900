/** By name: the page or its body, the expected message, and its line if it isn't the body's first line. */
export type Mistakes = Record<string, [source: string, message: RegExp, line?: number]>;
