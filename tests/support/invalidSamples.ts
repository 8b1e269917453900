import fs from 'node:fs';
import path from 'node:path';

/** An entry in `tests/content/invalidSamples.md`: QodlyScript with one error. */
export interface InvalidSample {
  /** The label that readers see, such as `1.1.0`. */
  version: string;
  line: number;
  /** The start of the message. */
  message: string;
  source: string;
}

const entryPattern = /^(\S+), line (\d+): (.+)\n\n```qs\n([\s\S]*?)\n```/gm;

/** Reads the QodlyScript samples in the file, without those about fence info strings. */
export function readInvalidSamples(): InvalidSample[] {
  const file = path.join(process.cwd(), 'tests/content/invalidSamples.md');
  return [...fs.readFileSync(file, 'utf8').matchAll(entryPattern)].map(
    ([, version = '', line, message = '', source = '']) => ({
      version,
      line: Number(line),
      message,
      source,
    }),
  );
}
