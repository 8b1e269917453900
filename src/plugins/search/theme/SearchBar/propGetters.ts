import type {AutocompleteState} from '@algolia/autocomplete-js';
import {maxQueryLength} from '../../shared/limits';
import {hasSlashKey} from './slashKey';

type State = AutocompleteState<Record<string, unknown>>;

interface InputProps {
  'aria-controls'?: string;
  'aria-activedescendant'?: string;
}

interface PropOptions {
  /** Name of the search landmark; each on a page has its own. */
  formLabel: string;
  /** What each panel that the package makes holds. */
  panelRoot: HTMLElement;
  /** In place of closing the panel. */
  onSubmit: () => void;
}

/**
 * What the elements of Algolia's autocomplete are to screen readers. A combobox is an input today;
 * the package follows an older pattern, and names the input "Submit". Its types know its own values
 * alone.
 */
export function propGetters({formLabel, panelRoot, onSubmit}: PropOptions): object {
  return {
    getRootProps: ({props, state}: {props: object; state: State}) => ({
      ...props,
      'data-empty': state.query === '' ? '' : undefined,
      role: undefined,
      'aria-expanded': undefined,
      'aria-haspopup': undefined,
      'aria-controls': undefined,
      'aria-labelledby': undefined,
    }),
    getFormProps: ({props}: {props: object}) => ({
      ...props,
      'aria-label': formLabel,
      onSubmit: (event: Event) => {
        event.preventDefault();
        onSubmit();
      },
    }),
    getInputProps: ({props, state}: {props: InputProps; state: State}) => {
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
