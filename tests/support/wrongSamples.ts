import fs from 'node:fs';
import path from 'node:path';

/** An entry in `tests/content/wrongSamples.md`: QodlyScript with one error. */
export interface WrongSample {
  /** The label that readers see, such as `1.1.0`. */
  version: string;
  line: number;
  /** The start of the message. */
  message: string;
  source: string;
}

const entryPattern = /^(\S+), line (\d+): (.+)\n\n```qs\n([\s\S]*?)\n```/gm;

/** Reads the QodlyScript samples in the file, without those about fence info strings. */
export function readWrongSamples(): WrongSample[] {
  const file = path.join(process.cwd(), 'tests/content/wrongSamples.md');
  return [...fs.readFileSync(file, 'utf8').matchAll(entryPattern)].map(
    ([, version = '', line, message = '', source = '']) => ({
      version,
      line: Number(line),
      message,
      source,
    }),
  );
}
