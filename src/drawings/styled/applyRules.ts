import {createHash} from 'node:crypto';
import type {CheerioAPI} from 'cheerio';
import {generate, type Declaration} from 'css-tree';
import {transformStyleAttribute} from 'lightningcss';
import type {StyleRule} from './readRules';
import type {Selector} from './readSelector';

type Element = ReturnType<CheerioAPI>[number];

/** CSS declarations by class name. */
export type Classes = Map<string, string>;

/** The attribute for the class that an element in a drawing gets on the page. */
export const classAttribute = 'drawn';

interface WeightedDeclaration {
  declaration: Declaration;
  /** The declaration with more weight wins, or the later one if the weights are equal. */
  weight: number;
}

/** Declarations for an element and its pseudo-elements: before, after, and placeholder. */
type Styles = Map<Element, Map<string, WeightedDeclaration[]>>;

/**
 * Applies the declarations in rules to the elements that their selectors match, in cascade order.
 *
 * @param layers the platform's rules, then the sample's
 * @returns the selectors that match an element, and the elements' classes
 */
export function applyRules(
  $: CheerioAPI,
  layers: readonly StyleRule[][],
): {matched: Set<Selector>; classes: Classes} {
  const styles: Styles = new Map();
  const matched = new Set<Selector>();
  layers.forEach((rules, layer) => {
    for (const {selectors, declarations} of rules) {
      for (const selector of selectors) {
        for (const element of select($, selector)) {
          matched.add(selector);
          const parts = styles.get(element) ?? new Map<string, WeightedDeclaration[]>();
          const part = selector.pseudoElement ?? '';
          const applied = declarations.map((declaration) => ({
            declaration,
            weight: weightOf(declaration, layer, selector),
          }));
          styles.set(element, parts.set(part, [...(parts.get(part) ?? []), ...applied]));
        }
      }
    }
  });
  const classes: Classes = new Map();
  // All selectors have been matched, so the elements can change now.
  for (const [element, parts] of styles) {
    for (const [part, applied] of parts) {
      const css = toCss(applied);
      const name = css && classOf(css);
      if (name) {
        classes.set(name, css);
      }
      writeClass($, element, part, applied, name);
    }
  }
  return {matched, classes};
}

function weightOf({important}: Declaration, layer: number, {specificity}: Selector): number {
  return specificity + layer * 1_000_000 + (important ? 10_000_000 : 0);
}

/** `::placeholder` is a separate element in a drawing. */
function select($: CheerioAPI, {matching, pseudoElement, unknownPseudo}: Selector): Element[] {
  if (unknownPseudo !== undefined) {
    return [];
  }
  const elements = $(matching);
  return (pseudoElement === 'placeholder' ? elements.children('[hint]') : elements).get();
}

function toCss(applied: readonly WeightedDeclaration[]): string {
  const css = byWeight(applied)
    .filter(({property}) => property !== 'content')
    .map(({property, value}) => `${property}:${generate(value)}`)
    .join(';');
  const {code} = transformStyleAttribute({code: Buffer.from(css), filename: '', minify: true});
  return code.toString();
}

function byWeight(applied: readonly WeightedDeclaration[]): Declaration[] {
  return applied.toSorted((a, b) => a.weight - b.weight).map(({declaration}) => declaration);
}

/** Names a class after its declarations, so equal declarations have the same class on all pages. */
function classOf(css: string): string {
  return `drawn-${createHash('sha256').update(css).digest('hex').slice(0, 5)}`;
}

function writeClass(
  $: CheerioAPI,
  element: Element,
  part: string,
  applied: readonly WeightedDeclaration[],
  name: string,
): void {
  if (part === '' || part === 'placeholder') {
    $(element).attr(classAttribute, name);
    return;
  }
  const content = byWeight(applied).findLast(({property}) => property === 'content');
  const text = content && contentText($, element, content);
  if (text !== undefined) {
    const span = $('<span></span>').attr(classAttribute, name).text(text);
    $(element)[part === 'before' ? 'prepend' : 'append'](span);
  }
}

/** in: `content: attr(aria-valuenow) '%'`; out: `60%`, or undefined for `none` */
function contentText($: CheerioAPI, element: Element, {value}: Declaration): string | undefined {
  const parts = value.type === 'Value' ? value.children.toArray() : [];
  const texts = parts.map((part) => {
    if (part.type === 'Function' && part.name === 'attr') {
      const name = part.children.toArray().map((node) => generate(node));
      return $(element).attr(name.join('')) ?? '';
    }
    return part.type === 'String' ? part.value : undefined;
  });
  return texts.every((text) => text !== undefined) ? texts.join('') : undefined;
}
