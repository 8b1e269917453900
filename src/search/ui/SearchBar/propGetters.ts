import type {AutocompleteState} from '@algolia/autocomplete-js';
import {maxQueryLength} from '../../shared/limits';
import {hasSlashKey} from './slashKey';

interface InputParameters {
  props: {'aria-controls'?: string; 'aria-activedescendant'?: string};
  state: AutocompleteState<Record<string, unknown>>;
  inputElement: HTMLInputElement;
}

interface PropOptions {
  /** Content of the package's panel. */
  panelRoot: HTMLElement;
  /** Called with the input; nothing else exposes it before it is in the document. */
  onInput: (input: HTMLInputElement) => void;
  /** Replaces closing the panel. */
  onSubmit: () => void;
}

/**
 * Returns props that give the package's elements the right roles for screen readers. In current ARIA, the
 * combobox is the input, but the package follows an older pattern and names the input "Submit". Its
 * types only allow its own values.
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
    getInputProps: ({props, state, inputElement}: InputParameters) => {
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
    // The package's window listener only supports one box; a page on this site can have two.
    getEnvironmentProps: () => ({}),
  };
}
