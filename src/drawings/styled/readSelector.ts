import {clone, generate, walk, type CssNode} from 'css-tree';
import {stateAttribute, stateOf, type State} from './states';

export interface Selector {
  /** As written in the sample. */
  written: string;
  /** One-based line number in the sample. */
  line: number;
  /** For matching a drawing's elements: `self` becomes a class, `:hover` an attribute. */
  matching: string;
  /** The pseudo-element it selects: before, after, or a field's placeholder. */
  pseudoElement?: string;
  /** The states in which it can match. */
  states: State[];
  specificity: number;
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
 * out: `.self.fd-radio>div[state~=hover]` for the elements, and "before"
 */
export function readSelector(node: CssNode & {type: 'Selector'}): Selector {
  const written = generate(node);
  const line = node.loc?.start.line ?? 1;
  const selector: Selector = {
    written,
    line,
    matching: '',
    states: statesOf(node),
    specificity: 0,
  };
  const copy = clone(node) as typeof node;
  walk(copy, (part, item, list) => {
    const state = stateOf(part);
    if (part.type === 'TypeSelector' && part.name === 'self') {
      item.data = {type: 'ClassSelector', name: 'self'};
    } else if (part.type === 'PseudoElementSelector' && pseudoElements.includes(part.name)) {
      selector.pseudoElement = part.name;
      list.remove(item);
    } else if (part.type === 'PseudoClassSelector' && state) {
      item.data = {
        type: 'AttributeSelector',
        name: {type: 'Identifier', name: stateAttribute},
        matcher: '~=',
        value: {type: 'String', value: part.name},
        flags: null,
      };
    } else if (
      part.type === 'PseudoElementSelector' ||
      (part.type === 'PseudoClassSelector' && !structuralPseudoClasses.includes(part.name))
    ) {
      selector.unknownPseudo ??= generate(part);
    }
  });
  return {...selector, matching: generate(copy), specificity: specificityOf(copy)};
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

/** Returns the specificity. As in browsers, a class counts more than any number of tags. */
function specificityOf(node: CssNode): number {
  switch (node.type) {
    case 'Selector':
      return node.children.toArray().reduce((sum, part) => sum + specificityOf(part), 0);
    case 'SelectorList':
      return Math.max(...node.children.toArray().map(specificityOf));
    case 'IdSelector':
      return 10_000;
    case 'ClassSelector':
    case 'AttributeSelector':
      return 100;
    case 'TypeSelector':
      return node.name === '*' ? 0 : 1;
    case 'PseudoClassSelector': {
      const [list] = node.children?.toArray() ?? [];
      const isTransparent = ['is', 'not', 'has', 'where'].includes(node.name);
      return !isTransparent ? 100 : node.name === 'where' || !list ? 0 : specificityOf(list);
    }
    default:
      return 0;
  }
}
