import path from 'node:path';
import {colourCode} from '../../../language/highlight/colourCode';

/** A loader of the bundler: a file of code becomes a module with the code as coloured HTML. */
export function colouredSample(source: string, resourcePath: string): string {
  const language = path.extname(resourcePath).slice(1);
  return `export default ${JSON.stringify(colourCode(source.trimEnd(), language))};`;
}
