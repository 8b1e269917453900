import type {CheerioAPI} from 'cheerio';
import type {CssNode} from 'css-tree';
import {drawnName} from './drawnNames';

/** A state of a component that gets a separate drawing, such as hovered. */
export interface State {
  label: string;
  /** Puts the drawing in the state. */
  enter: (drawing: CheerioAPI) => void;
}

/** The attribute that lists the pseudo-classes of an element in a drawing, separated by spaces. */
export const stateAttribute = 'state';

/** Selects the part of a drawing that is hovered, pressed, or focused. */
const targetSelector = '[target]';

const disabledSelector = [
  `.${drawnName('self')}`,
  ...['input', 'select', 'option', 'button'].map(drawnName),
].join();

const underPointer: State = {
  label: 'Under the pointer',
  enter: ($) => setState($, withAncestors($), 'hover'),
};

const focused: State = {
  label: 'Focused',
  enter: ($) => {
    setState($, withAncestors($), 'focus-within');
    setState($, $(targetSelector), 'focus focus-visible');
  },
};

const byPseudoClass: Record<string, State> = {
  hover: underPointer,
  active: {
    label: 'Pressed',
    enter: ($) => {
      underPointer.enter($);
      setState($, withAncestors($), 'active');
    },
  },
  focus: focused,
  'focus-visible': focused,
  'focus-within': focused,
  disabled: {
    label: 'Disabled',
    enter: ($) => setState($, $(disabledSelector), 'disabled'),
  },
};

/** Returns the state required by a part of a selector: `:hover`, `[data-active]`, `[aria-valuenow="3"]`. */
export function stateOf(part: CssNode): State | undefined {
  if (part.type === 'PseudoClassSelector') {
    return byPseudoClass[part.name];
  }
  if (part.type !== 'AttributeSelector') {
    return undefined;
  }
  if (part.name.name === 'data-active') {
    return {label: 'Moving', enter: ($) => $(targetSelector).attr('data-active', '')};
  }
  if (part.name.name === 'aria-valuenow' && part.value) {
    const value = part.value.type === 'String' ? part.value.value : part.value.name;
    return {
      label: `Value ${value}`,
      enter: ($) => $('[aria-valuenow]').attr('aria-valuenow', value),
    };
  }
  return undefined;
}

type Elements = ReturnType<CheerioAPI>;

function withAncestors($: CheerioAPI): Elements {
  return $(targetSelector).add($(targetSelector).parents());
}

function setState($: CheerioAPI, elements: Elements, pseudoClasses: string): void {
  elements.each((_, element) => {
    $(element).attr(stateAttribute, `${$(element).attr(stateAttribute) ?? ''} ${pseudoClasses}`);
  });
}
