import type {CheerioAPI} from 'cheerio';
import {inlineTokens} from '../../css/tokens';
import {applyRules} from './applyRules';
import {readDrawing, type Drawing} from './readDrawing';
import {readRules, type Finding, type StyleRule} from './readRules';
import type {Selector} from './readSelector';
import type {State} from './states';

interface StyledDrawing {
  /** HTML with inline `style` attributes, so nothing affects the rest of the page. */
  html: string;
  /** Problems that prevent drawing. */
  findings: Finding[];
}

/** Elements that become text; in the drawing they can't take the focus. */
const textElements = ['label', 'span'];

/**
 * Draws a component with the rules of a CSS sample, in its base state and once in each state that the
 * sample styles.
 *
 * in: `self .fd-radio__item { color: green }` for the drawing `radio`
 * out: `<div style="…"><div style="color:green">Day</div>…</div>`
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

interface View {
  label: string;
  html: string;
  matched: Set<Selector>;
}

function drawView(name: string, rules: StyleRule[], state: State | undefined): View {
  const {elements, rules: ownRules} = readDrawing(name);
  state?.enter(elements);
  const matched = applyRules(elements, [ownRules, rules]);
  return {label: state?.label ?? 'Normal', html: plainHtml(elements), matched};
}

/** Returns the elements with only their styles. */
function plainHtml($: CheerioAPI): string {
  $('*').each((_, element) => {
    if ('attribs' in element) {
      const {style} = element.attribs;
      element.attribs = style ? {style} : {};
      element.tagName = textElements.includes(element.tagName) ? 'span' : 'div';
    }
  });
  return $.html();
}

/** Returns the classes of a drawing, as selectors name them. */
function partsOf({elements: $}: Drawing): string[] {
  const classes = $('[class]:not(.page)')
    .get()
    .flatMap((element) => ($(element).attr('class') ?? '').split(' '));
  return [...new Set(classes)].map((one) => (one === 'self' ? one : `.${one}`));
}

/** Returns the drawings side by side, on the background of a Page. */
function frame(views: readonly View[]): string {
  // Many drawings are small, such as the values of a rating.
  const size = views.length > 3 ? 'flex:1 1 30%;min-width:8rem' : 'flex:1 1 12rem;min-width:0';
  const headStyle = inlineTokens('margin-bottom:.75rem;color:var(--qd-ink-soft)');
  const cells = views.map(({label, html}) => {
    const head = `<div style="${headStyle}">${label}</div>`;
    // Clips anything that a style moves outside.
    return `<div style="${size};contain:content;padding:1rem">${views.length > 1 ? head : ''}${html}</div>`;
  });
  const ground = 'background:var(--qd-paper);color:var(--qd-ink);font-size:.875rem';
  return `<div aria-hidden="true" style="display:flex;flex-wrap:wrap;${inlineTokens(ground)}">${cells.join('')}</div>`;
}
