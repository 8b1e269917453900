import {inlineTokens} from '../../css/tokens';
import type {Classes} from './applyRules';
import {drawStyled} from './drawStyled';

/** A CSS sample with a drawing; it may be in a list or in a Markdown sample. */
const shownSample = /^([ \t]*)```css [^\n]*\bshown="([^"]+)"[^\n]*\n(.*?)^\1```/gms;

/**
 * Builds the stylesheet for the drawn CSS samples.
 *
 * @param sources the text of all pages
 * @throws Error when two different styles have the same class
 */
export function drawingStyles(sources: readonly string[]): string {
  // Versions share most samples.
  const samples = new Map<string, [css: string, name: string]>();
  for (const [, , name = '', css = ''] of sources.flatMap((text) => [
    ...text.matchAll(shownSample),
  ])) {
    samples.set(name + css, [css, name]);
  }
  const classes: Classes = new Map();
  for (const [css, drawing] of samples.values()) {
    for (const [name, style] of drawStyled(css, drawing).classes) {
      if ((classes.get(name) ?? style) !== style) {
        throw new Error(`Two styles have the class ${name}. Use a longer hash in applyRules.ts.`);
      }
      classes.set(name, style);
    }
  }
  return composeStyles(classes);
}

/** An application's colors, which are the same in the site's light and dark modes. */
const applicationColors =
  '.drawing-views {background: var(--qd-paper); color: var(--qd-ink)}\n' +
  '.drawing-state {color: var(--qd-ink-soft)}\n';

/** Builds the stylesheet for these classes, sorted so that similar ones are adjacent. */
export function composeStyles(classes: Classes): string {
  const rules = [...classes]
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([name, css]) => `.${name} {${css}}\n`);
  return inlineTokens(applicationColors) + rules.join('');
}
