import {readScreen} from './readScreen';
import {drawScreen} from './drawScreen';

/** A loader of the bundler: a file with the lines of a `screen` fence becomes a module with its drawing. */
export function drawnScreen(source: string): string {
  return `export default ${JSON.stringify(drawScreen(readScreen({type: 'code', value: source})))};`;
}
