import {inlineTokens} from '../../css/tokens';
import {drawStyled, type StyledDrawing} from './drawStyled';

/** A CSS sample with a drawing; it may be in a list or in a Markdown sample. */
const shownSample = /^([ \t]*)```css [^\n]*\bshown="([^"]+)"[^\n]*\n(.*?)^\1```/gms;

/** An application's colors, which are the same in the site's light and dark modes, and display types. */
const commonStyles =
  inlineTokens(
    '.drawing-views{background:var(--qd-paper);color:var(--qd-ink)}\n' +
      '.drawing-state{color:var(--qd-ink-soft)}\n',
  ) + ':where(.drawing-view :not(drawn-label,drawn-span)){display:block}\n';

/** Builds the stylesheet for the drawn CSS samples in these sources. */
export function drawingStyles(sources: readonly string[]): string {
  const samples = sources.flatMap((text) => [...text.matchAll(shownSample)]);
  return composeStyles(samples.map(([, , name = '', css = '']) => drawStyled(css, name)));
}

/** Builds the stylesheet for these drawings. Versions share most samples, so it contains each rule once. */
export function composeStyles(drawings: readonly StyledDrawing[]): string {
  const ownStyles = drawings.map((drawing) => drawing.ownStyles);
  const sampleStyles = drawings.map((drawing) => drawing.sampleStyles);
  return [...new Set([commonStyles, ...ownStyles, ...sampleStyles])].join('');
}
