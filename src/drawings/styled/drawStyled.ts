import type {CheerioAPI} from 'cheerio';
import {applyRules, classAttribute, type Classes} from './applyRules';
import {readDrawing, type Drawing} from './readDrawing';
import {readRules, type Finding, type StyleRule} from './readRules';
import type {State} from './states';

interface StyledDrawing {
  /** HTML with the classes from `drawingStyles`. */
  html: string;
  /** The classes in this drawing, except the frame's. */
  classes: Classes;
  /** Problems that prevent drawing. */
  findings: Finding[];
}

/** Elements that become spans, which can't take focus. All others become divs. */
const inlineElements = ['label', 'span'];

/**
 * Draws a component with the rules from a CSS sample, in its base state and once in each state that the
 * sample styles.
 *
 * in: `self .fd-radio__item { color: green }` for the `radio` drawing
 * out: `<div class="drawing-views">…<div class="drawn-5b1a7">Day</div>…</div>`, with the class
 *     `drawn-5b1a7`: `color:green;padding:.375rem .5rem`
 */
export function drawStyled(css: string, name: string): StyledDrawing {
  const {rules, findings} = readRules(css);
  const selectors = rules.flatMap((rule) => rule.selectors);
  const states = new Map(
    selectors.flatMap((selector) => selector.states).map((state) => [state.label, state]),
  );
  const views = [undefined, ...states.values()].map((state) => drawView(name, rules, state));
  const matched = new Set(views.flatMap((view) => [...view.matched]));
  const unmatched = selectors.filter(
    (selector) => !matched.has(selector) && selector.unknownPseudo === undefined,
  );
  return {
    html: frame(views),
    classes: new Map(views.flatMap((view) => [...view.classes])),
    findings: [
      ...findings,
      ...unmatched.map(({written, line}) => ({
        line,
        found: `no part of the drawing "${name}" matches the selector "${written}"`,
        hint: `Write one of ${partsOf(readDrawing(name)).join(', ')}, or remove "shown" from the sample`,
      })),
    ],
  };
}

function drawView(name: string, rules: StyleRule[], state: State | undefined) {
  const {elements, rules: ownRules} = readDrawing(name);
  state?.enter(elements);
  const applied = applyRules(elements, [ownRules, rules]);
  return {label: state?.label ?? 'Normal', html: plainHtml(elements), ...applied};
}

/** Returns the elements' HTML, with only the classes that `applyRules` assigned. */
function plainHtml($: CheerioAPI): string {
  $('*').each((_, element) => {
    if ('attribs' in element) {
      const {[classAttribute]: names} = element.attribs;
      element.attribs = names ? {class: names} : {};
      element.tagName = inlineElements.includes(element.tagName) ? 'span' : 'div';
    }
  });
  return $.html();
}

/** Returns the classes in a drawing, as written in selectors. */
function partsOf({elements: $}: Drawing): string[] {
  const classes = $('[class]:not(.page)')
    .get()
    .flatMap((element) => ($(element).attr('class') ?? '').split(' '));
  return [...new Set(classes)].map((item) => (item === 'self' ? item : `.${item}`));
}

/** Returns the drawings side by side, on a Page's background. */
function frame(views: readonly {label: string; html: string}[]): string {
  // If there are many drawings, such as the values of a rating, they are small.
  const size = views.length > 3 ? ' drawing-small' : '';
  const cells = views.map(({label, html}) => {
    const heading = views.length > 1 ? `<div class="drawing-state">${label}</div>` : '';
    return `<div class="drawing-view${size}">${heading}${html}</div>`;
  });
  return `<div aria-hidden="true" class="drawing-views">${cells.join('')}</div>`;
}
