import {metaValue, nodesOf} from '../../content/nodes';
import type {Page} from '../../content/page';
import {rememberOwn} from '../../content/rememberByText';
import {inlineTokens} from '../../css/tokens';
import type {Classes} from './applyRules';
import {drawStyled} from './drawStyled';
import {isShown} from './isShown';

const classesOf = rememberOwn('drawingStyles', (page): [name: string, css: string][] =>
  page.source.includes('shown=')
    ? nodesOf(page.tree, 'code')
        .filter(isShown)
        .flatMap((code) => [...drawStyled(code.value, metaValue(code, 'shown') ?? '').classes])
    : [],
);

/**
 * Composes the stylesheet of the drawn CSS samples on these pages.
 *
 * @throws Error when two different styles have the same class
 */
export function drawingStyles(pages: readonly Page[]): string {
  const classes: Classes = new Map();
  for (const [name, css] of pages.flatMap(classesOf)) {
    if ((classes.get(name) ?? css) !== css) {
      throw new Error(`Two styles have the class ${name}. Lengthen the hash in applyRules.ts.`);
    }
    classes.set(name, css);
  }
  return composeStyles(classes);
}

/** The colors of an application, which are the same in both modes of the site. */
const ground =
  '.drawing-views {background: var(--qd-paper); color: var(--qd-ink)}\n' +
  '.drawing-state {color: var(--qd-ink-soft)}\n';

/** Composes the stylesheet of drawings that have these classes. */
export function composeStyles(classes: Classes): string {
  const rules = [...classes].sort().map(([name, css]) => `.${name} {${css}}\n`);
  return inlineTokens(ground) + rules.join('');
}
