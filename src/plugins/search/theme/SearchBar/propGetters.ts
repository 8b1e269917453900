import type {AutocompleteState} from '@algolia/autocomplete-js';
import {maxQueryLength} from '../../shared/limits';

type State = AutocompleteState<Record<string, unknown>>;

interface InputProps {
  'aria-controls'?: string;
  'aria-activedescendant'?: string;
}

/**
 * What the elements of Algolia's autocomplete are to screen readers. A combobox is an input today;
 * the package follows an older pattern, and names the input "Submit". Its types know its own values
 * alone.
 *
 * @param formLabel name of the search landmark; each on a page has its own
 * @param onSubmit in place of closing the panel
 */
export function propGetters(formLabel: string, onSubmit: () => void): object {
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
      };
    },
    getPanelProps: ({props}: {props: object}) => ({
      ...props,
      role: 'region',
      'aria-label': 'Results and versions',
    }),
    getListProps: ({props}: {props: object}) => ({
      ...props,
      'aria-label': 'Search results',
      'aria-labelledby': undefined,
    }),
    // The link in it is the option: an option may hold nothing that can be pressed.
    getItemProps: ({props}: {props: object}) => ({
      ...props,
      id: undefined,
      role: 'none',
      'aria-selected': undefined,
    }),
    // The package listens on the window for one box alone; a page of this site may have two.
    getEnvironmentProps: () => ({}),
  };
}
