import type {AutocompleteState} from '@algolia/autocomplete-js';
import {maxQueryLength} from '../../shared/limits';
import {hasSlashKey} from './slashKey';

type State = AutocompleteState<Record<string, unknown>>;

interface InputProps {
  'aria-controls'?: string;
  'aria-activedescendant'?: string;
}

interface PropOptions {
  /** What the panel that the package makes holds. */
  panelRoot: HTMLElement;
  /** Called with the input, which nothing else hands out before it is in the document. */
  onInput: (input: HTMLInputElement) => void;
  /** In place of closing the panel. */
  onSubmit: () => void;
}

/**
 * What the elements of Algolia's autocomplete are to screen readers. A combobox is an input today;
 * the package follows an older pattern, and names the input "Submit". Its types know its own values
 * alone.
 */
export function propGetters({panelRoot, onInput, onSubmit}: PropOptions): object {
  return {
    getRootProps: ({props}: {props: object}) => ({
      ...props,
      role: undefined,
      'aria-expanded': undefined,
      'aria-haspopup': undefined,
      'aria-controls': undefined,
      'aria-labelledby': undefined,
    }),
    getFormProps: ({props}: {props: object}) => ({
      ...props,
      'aria-label': 'Search',
      onSubmit: (event: Event) => {
        event.preventDefault();
        onSubmit();
      },
    }),
    getInputProps: ({
      props,
      state,
      inputElement,
    }: {
      props: InputProps;
      state: State;
      inputElement: HTMLInputElement;
    }) => {
      onInput(inputElement);
      const hasHits = state.isOpen && state.collections.some(({items}) => items.length > 0);
      return {
        ...props,
        role: 'combobox',
        maxLength: maxQueryLength,
        'aria-autocomplete': 'list',
        'aria-expanded': hasHits,
        'aria-haspopup': 'listbox',
        'aria-controls': hasHits ? props['aria-controls'] : undefined,
        'aria-activedescendant': hasHits ? props['aria-activedescendant'] : undefined,
        'aria-label': 'Search',
        'aria-labelledby': undefined,
        'aria-keyshortcuts': hasSlashKey() ? '/ Control+K Meta+K' : 'Control+K Meta+K',
      };
    },
    getPanelProps: ({props}: {props: object}) => ({
      ...props,
      role: 'region',
      'aria-label': 'Results and versions',
      children: [panelRoot],
    }),
    // The package listens on the window for one box alone; a page of this site may have two.
    getEnvironmentProps: () => ({}),
  };
}
