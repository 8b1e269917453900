import {
  transform,
  type Declaration,
  type Rule,
  type Selector,
  type SelectorComponent,
  type StyleRule,
} from 'lightningcss';

type Compound = SelectorComponent[];

/** A rule that wins over all in layers: which elements it is for, and what it sets. */
interface Winner {
  subject: Compound;
  /** What stands before the subject, with the combinators; for all elements, nothing. */
  before: Compound;
  properties: Set<string>;
}

/** What shorthands set beside the property of their name. */
const longhands: Record<string, RegExp> = {
  background: /^background-/,
  border: /^border-(?:(?:top|right|bottom|left)(?:-(?:width|style|color))?|width|style|color)$/,
  'border-bottom': /^border-bottom-(?:width|style|color)$/,
  'border-left': /^border-left-(?:width|style|color)$/,
  'border-radius': /^border-.*-radius$/,
  flex: /^flex-(?:grow|shrink|basis)$/,
  font: /^(?:font-(?:family|size|style|weight)|line-height)$/,
  margin: /^margin-(?:top|right|bottom|left)$/,
  overflow: /^overflow-[xy]$/,
  padding: /^padding-(?:top|right|bottom|left)$/,
  'text-decoration': /^text-decoration-(?:line|style|color|thickness)$/,
  transition: /^transition-/,
};

/**
 * Takes out of the cascade layers what rules outside of layers set for the same elements, and for more:
 * those win, however specific the others are. Infima and the theme stand in layers, our rules do not.
 */
export function removeOverridden(css: string): string {
  let winners: Winner[] = [];
  let layers = 0;
  /** Of the rule that is being read. */
  let overridden = new Set<string>();
  const {code} = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    visitor: {
      StyleSheet: ({rules}) => {
        winners = rules.flatMap(winnersIn);
      },
      Rule: {
        'layer-block': () => {
          layers += 1;
        },
        style: ({value}) => {
          overridden = layers > 0 ? findOverridden(value, winners) : new Set();
        },
      },
      // An object with a function for each type is not asked for layers here.
      RuleExit: ({type}) => {
        layers -= type === 'layer-block' ? 1 : 0;
      },
      Declaration: (declaration) => (overridden.has(nameOf(declaration)) ? [] : undefined),
    },
  });
  return code.toString();
}

function winnersIn(rule: Rule): Winner[] {
  if (rule.type !== 'style') {
    return [];
  }
  const properties = new Set(rule.value.declarations?.declarations?.map(nameOf));
  return rule.value.selectors.map((selector) => ({...split(selector), properties}));
}

function findOverridden(
  {declarations, selectors}: StyleRule,
  winners: readonly Winner[],
): Set<string> {
  const winnersBySelector = selectors.map((selector) =>
    winners.filter((winner) => isForAll(winner, split(selector))),
  );
  const important = new Set(declarations?.importantDeclarations?.map(nameOf));
  const names = (declarations?.declarations ?? []).map(nameOf);
  return new Set(
    names.filter(
      (name) =>
        !important.has(name) &&
        winnersBySelector.every((found) => found.some((winner) => sets(winner, name))),
    ),
  );
}

function split(selector: Selector): Pick<Winner, 'subject' | 'before'> {
  const end = selector.findLastIndex(({type}) => type === 'combinator') + 1;
  return {subject: selector.slice(end), before: selector.slice(0, end)};
}

/** Whether the winner is for all elements of a selector. */
function isForAll(winner: Winner, {subject, before}: ReturnType<typeof split>): boolean {
  const known = subject.map(textOf);
  const wanted = winner.subject.filter(({type}) => type !== 'universal').map(textOf);
  const isBefore = winner.before.length === 0 || isDeepEqual(winner.before, before);
  return (
    isBefore &&
    wanted.every((text) => known.includes(text)) &&
    isDeepEqual(winner.subject.filter(isPseudoElement), subject.filter(isPseudoElement))
  );
}

function isPseudoElement({type}: SelectorComponent): boolean {
  return type === 'pseudo-element';
}

/** `html` is the root. */
function textOf(component: SelectorComponent): string {
  return component.type === 'type' && component.name === 'html' ? root : JSON.stringify(component);
}

const root = JSON.stringify({type: 'pseudo-class', kind: 'root'});

function isDeepEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function sets({properties}: Winner, name: string): boolean {
  return [...properties].some((set) => set === name || longhands[set]?.test(name));
}

function nameOf(declaration: Declaration): string {
  if (declaration.property === 'custom') {
    return declaration.value.name;
  }
  return declaration.property === 'unparsed'
    ? declaration.value.propertyId.property
    : declaration.property;
}
