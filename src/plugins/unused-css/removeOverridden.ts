import {
  transform,
  type Declaration,
  type Rule,
  type Selector,
  type SelectorComponent,
  type StyleRule,
} from 'lightningcss';

/** Which elements a selector is for, its components as texts. */
interface Target {
  /** What the element itself must be. */
  subject: string[];
  pseudoElements: string;
  /** What stands before the subject, with the combinators; empty for all elements. */
  before: string;
}

/** A rule that wins over all in layers, and what it sets. */
interface Winner extends Target {
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
  return rule.value.selectors.map((selector) => ({...targetOf(selector), properties}));
}

function findOverridden(
  {declarations, selectors}: StyleRule,
  winners: readonly Winner[],
): Set<string> {
  const winnersBySelector = selectors.map((selector) => {
    const target = targetOf(selector);
    return winners.filter((winner) => isForAll(winner, target));
  });
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

function targetOf(selector: Selector): Target {
  const end = selector.findLastIndex(({type}) => type === 'combinator') + 1;
  const subject = selector.slice(end).filter(({type}) => type !== 'universal');
  const before = selector.slice(0, end);
  return {
    subject: subject.map(textOf),
    pseudoElements: JSON.stringify(subject.filter(({type}) => type === 'pseudo-element')),
    before: end > 0 ? JSON.stringify(before) : '',
  };
}

/** Whether the winner is for all elements of a selector. */
function isForAll(winner: Winner, {subject, pseudoElements, before}: Target): boolean {
  return (
    (winner.before === '' || winner.before === before) &&
    winner.pseudoElements === pseudoElements &&
    winner.subject.every((text) => subject.includes(text))
  );
}

/** `html` is the root. */
function textOf(component: SelectorComponent): string {
  return component.type === 'type' && component.name === 'html' ? root : JSON.stringify(component);
}

const root = JSON.stringify({type: 'pseudo-class', kind: 'root'});

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
