import fs from 'node:fs';
import {formatPage} from '../../checks/style/formatPage';
import {unixLines} from '../../content/text';

/** Formats the files, and returns those that changed. Readers see the same page before and after. */
export function fixFiles(files: readonly string[]): string[] {
  return files
    .filter((file) => fs.existsSync(file))
    .filter((file) => {
      const text = fs.readFileSync(file, 'utf8');
      const original = unixLines(text);
      const formatted = formatPage(original);
      if (formatted !== original) {
        fs.writeFileSync(file, text === original ? formatted : formatted.replaceAll('\n', '\r\n'));
      }
      return formatted !== original;
    });
}
