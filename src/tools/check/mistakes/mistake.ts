/** The mistake, the page or its body, the line, and the message. */
export type Mistake = [name: string, source: string, line: number, message: RegExp];
