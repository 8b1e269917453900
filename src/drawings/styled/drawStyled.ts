import {createHash} from 'node:crypto';
import type {CheerioAPI} from 'cheerio';
import {generate} from 'css-tree';
import {readDrawing} from './readDrawing';
import {readRules, type Finding, type StyleRule} from './readRules';
import type {State} from './states';

export interface StyledDrawing {
  html: string;
  /** The drawing's own rules. They have no specificity, so any rule in a sample overrides them. */
  ownStyles: string;
  /** The sample's rules, limited to this drawing. */
  sampleStyles: string;
  /** Problems that prevent drawing. */
  findings: Finding[];
}

/**
 * Draws a component with the rules from a CSS sample, in its base state and once in each state that the
 * sample styles.
 *
 * in: `self .fd-radio__item { color: green }` for the `radio` drawing
 * out: `<div class="drawing-views drawing-radio drawing-5b1a7c03">…<drawn-div class="drawn-fd-radio__item">Day</drawn-div>…</div>`
 *     with the rule `.drawing-5b1a7c03 .drawn-self .drawn-fd-radio__item{color:green}`
 */
export function drawStyled(css: string, name: string): StyledDrawing {
  const {rules, findings} = readRules(css);
  const drawing = readDrawing(name);
  const selectors = rules.flatMap((rule) => rule.selectors);
  const states = new Map(
    selectors.flatMap((selector) => selector.states).map((state) => [state.label, state]),
  );
  const views = [undefined, ...states.values()].map((state) => drawView(name, state));
  const unmatched = selectors.filter(
    ({matching, unknownPseudo}) =>
      unknownPseudo === undefined && views.every(({elements: $}) => $(matching).length === 0),
  );
  // Periods, as in `selectbox-1.0.0`, would begin a class in selectors.
  const ownScope = `drawing-${name.replaceAll('.', '-')}`;
  // Independent of indentation, so the page and the stylesheet agree.
  const sampleScope = `drawing-${hashOf(styles(rules, (selector) => selector))}`;
  return {
    html: frame(views, [ownScope, sampleScope]),
    ownStyles: styles(drawing.rules, (selector) => `:where(.${ownScope} ${selector})`),
    sampleStyles: styles(rules, (selector) => `.${sampleScope} ${selector}`),
    findings: [
      ...findings,
      ...unmatched.map(({written, line}) => ({
        line,
        found: `no part of the drawing "${name}" matches the selector "${written}"`,
        hint: `Write one of ${drawing.classes.map(toSelector).join(', ')}, or remove "shown" from the sample`,
      })),
    ],
  };
}

interface View {
  label: string;
  elements: CheerioAPI;
}

function drawView(name: string, state: State | undefined): View {
  const {elements} = readDrawing(name);
  state?.enter(elements);
  return {label: state?.label ?? 'Normal', elements};
}

function styles(rules: readonly StyleRule[], inScope: (selector: string) => string): string {
  return rules
    .map(({selectors, declarations}) => {
      const list = selectors.map(({drawn}) => inScope(drawn));
      return `${list.join()}{${declarations.map((item) => generate(item)).join(';')}}\n`;
    })
    .join('');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

function toSelector(name: string): string {
  return name === 'self' ? name : `.${name}`;
}

/** Returns the drawings side by side, on a Page's background. */
function frame(views: readonly View[], scopes: readonly string[]): string {
  // If there are many drawings, such as the values of a rating, they are small.
  const size = views.length > 3 ? ' drawing-small' : '';
  const cells = views.map(({label, elements: $}) => {
    $('[target]').removeAttr('target');
    const heading = views.length > 1 ? `<div class="drawing-state">${label}</div>` : '';
    return `<div class="drawing-view${size}">${heading}${$.html()}</div>`;
  });
  const classes = ['drawing-views', ...scopes].join(' ');
  return `<div aria-hidden="true" class="${classes}">${cells.join('')}</div>`;
}
