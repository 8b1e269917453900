import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio/slim';
import {inlineTokens} from '../../css/tokens';
import {readRules, type StyleRule} from './readRules';

/** The elements of a component, with the platform's tags and classes, and their initial styles. */
export interface Drawing {
  /** A copy that the caller can modify. */
  elements: CheerioAPI;
  rules: StyleRule[];
}

const folder = path.join(__dirname, 'drawings');

/** The names of all drawings: `radio` for `drawings/radio.html`. */
export const styledDrawings: readonly string[] = fs
  .readdirSync(folder)
  .map((file) => path.basename(file, '.html'));

export function readDrawing(name: string): Drawing {
  // As samples assume, an application's Page is light in both of the site's modes.
  const source = inlineTokens(fs.readFileSync(path.join(folder, `${name}.html`), 'utf8'));
  const elements = load(
    source.replace(/\s*\n\s*/g, ' ').replace(/> | </g, (gap) => gap.trim()),
    {
      xml: {selfClosingTags: false},
    },
  );
  const {rules} = readRules(elements('style').text());
  elements('style').remove();
  // CSS can style a field's placeholder, so it is an element here.
  elements('[placeholder]').each((_, field) => {
    const hint = elements('<span hint=""></span>').text(elements(field).attr('placeholder') ?? '');
    elements(field).append(hint);
  });
  return {elements, rules};
}
