import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio/slim';
import {inlineTokens} from '../../css/tokens';
import {drawnName} from './drawnNames';
import {readRules, type StyleRule} from './readRules';

/** The elements of a component, with the platform's tags and classes, and their initial styles. */
export interface Drawing {
  /** A copy that the caller can modify, with `drawnName` applied to tags and classes. */
  elements: CheerioAPI;
  /** The classes, as written in samples. */
  classes: string[];
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
  const $ = load(
    source.replace(/\s*\n\s*/g, ' ').replace(/> | </g, (gap) => gap.trim()),
    {
      xml: {selfClosingTags: false},
    },
  );
  const {rules} = readRules($('style').text());
  $('style').remove();
  // CSS can style a field's placeholder, so it is an element here.
  $('[placeholder]').each((_, field) => {
    $(field).append($('<hint></hint>').text($(field).attr('placeholder') ?? ''));
  });
  const classes = new Set<string>();
  $('*').each((_, element) => {
    if ('attribs' in element) {
      const names = element.attribs.class?.split(' ') ?? [];
      names.forEach((item) => classes.add(item));
      $(element).attr('class', names.map(drawnName).join(' ') || null);
      element.tagName = drawnName(element.tagName);
    }
  });
  classes.delete('page');
  return {elements: $, classes: [...classes], rules};
}
