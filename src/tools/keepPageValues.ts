import path from 'node:path';
import {keepValues} from '../content/rememberByText';

const siteDir = path.resolve(__dirname, '../..');
const codeOfValues = ['content', 'language', 'rest', 'config'];

/** Takes up what the last run has read in the pages. @param name of the tool */
export function keepPageValues(name: string): void {
  keepValues(
    path.join(siteDir, `node_modules/.cache/qodly-docs/${name}.json`),
    codeOfValues.map((folder) => path.join(siteDir, 'src', folder)),
  );
}
