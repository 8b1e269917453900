/** By name: the page or its body, the message, and the line, unless it is the first one of the body. */
export type Mistakes = Record<string, [source: string, message: RegExp, line?: number]>;
