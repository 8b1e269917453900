import {clone, generate, walk, type CssNode} from 'css-tree';
import {drawnName} from './drawnNames';
import {stateAttribute, stateOf, type State} from './states';

export interface Selector {
  /** As written in the sample. */
  written: string;
  /** One-based line number in the sample. */
  line: number;
  /** Selects the same elements in a drawing. */
  drawn: string;
  /** `drawn` without `::before` and `::after`, which only browsers match. */
  matching: string;
  /** The states in which it can match. */
  states: State[];
  unknownPseudo?: string;
}

const pseudoElements = ['before', 'after', 'placeholder'];

/** Pseudo-classes that depend only on a drawing's elements. */
const structuralPseudoClasses = [
  'checked',
  'empty',
  'first-child',
  'has',
  'is',
  'last-child',
  'not',
  'nth-child',
  'only-child',
  'where',
];

/**
 * in: `self.fd-radio > div:hover::before`
 * out: `.drawn-self.drawn-fd-radio>drawn-div[state~=hover]::before`
 */
export function readSelector(node: CssNode & {type: 'Selector'}): Selector {
  const copy = clone(node) as typeof node;
  let unknownPseudo: string | undefined;
  walk(copy, (part, item) => {
    if (part.type === 'PseudoElementSelector' || part.type === 'PseudoClassSelector') {
      unknownPseudo ??= isKnown(part) ? undefined : generate(part);
    }
    const drawn = drawnPart(part);
    if (drawn !== part) {
      item.data = drawn;
    }
  });
  const drawn = generate(copy);
  return {
    written: generate(node),
    line: node.loc?.start.line ?? 1,
    drawn,
    matching: drawn.replace(/::(?:before|after)$/, ''),
    states: statesOf(node),
    unknownPseudo,
  };
}

function isKnown(part: CssNode & {type: 'PseudoElementSelector' | 'PseudoClassSelector'}): boolean {
  return part.type === 'PseudoElementSelector'
    ? pseudoElements.includes(part.name)
    : structuralPseudoClasses.includes(part.name) || stateOf(part) !== undefined;
}

/** Returns the part of a selector that matches the same elements in a drawing. */
function drawnPart(part: CssNode): CssNode {
  switch (part.type) {
    case 'TypeSelector':
      return part.name === 'self'
        ? {type: 'ClassSelector', name: drawnName('self')}
        : {...part, name: part.name === '*' ? '*' : drawnName(part.name)};
    case 'ClassSelector':
      return {...part, name: drawnName(part.name)};
    case 'PseudoElementSelector':
      return part.name === 'placeholder' ? {type: 'Raw', value: '>drawn-hint'} : part;
    case 'PseudoClassSelector':
      if (part.name === 'checked') {
        return attribute('selected');
      }
      return stateOf(part) ? attribute(stateAttribute, part.name) : part;
    default:
      return part;
  }
}

/** Returns a selector for an attribute, or for a word in its value. */
function attribute(name: string, word?: string): CssNode {
  return {
    type: 'AttributeSelector',
    name: {type: 'Identifier', name},
    matcher: word === undefined ? null : '~=',
    value: word === undefined ? null : {type: 'String', value: word},
    flags: null,
  };
}

/** Returns the states that the selector styles, which exclude those in `:not()`. */
function statesOf(node: CssNode): State[] {
  const states: State[] = [];
  walk(node, (part) => {
    const state = stateOf(part);
    if (state) {
      states.push(state);
    }
    return part.type === 'PseudoClassSelector' && part.name === 'not' ? walk.skip : undefined;
  });
  return states;
}
