import type {AutocompleteState} from '@algolia/autocomplete-js';
import {maxQueryLength} from '../../shared/limits';

/**
 * What the elements of Algolia's autocomplete are to screen readers. A combobox is an input today;
 * the package follows an older pattern, and names the input "Submit". Its types know its own values
 * alone.
 *
 * @param formLabel name of the search landmark; each on a page has its own
 */
export function propGetters(formLabel: string): object {
  return {
    getRootProps: ({props}: {props: object}) => ({
      ...props,
      role: undefined,
      'aria-expanded': undefined,
      'aria-haspopup': undefined,
      'aria-controls': undefined,
      'aria-labelledby': undefined,
    }),
    getFormProps: ({props}: {props: object}) => ({...props, 'aria-label': formLabel}),
    getInputProps: ({
      props,
      state,
    }: {
      props: object;
      state: AutocompleteState<Record<string, unknown>>;
    }) => ({
      ...props,
      role: 'combobox',
      maxLength: maxQueryLength,
      'aria-autocomplete': 'list',
      'aria-expanded': state.isOpen && state.collections.some(({items}) => items.length > 0),
      'aria-haspopup': 'listbox',
      'aria-label': 'Search',
      'aria-labelledby': undefined,
    }),
    getListProps: ({props}: {props: object}) => ({
      ...props,
      'aria-label': 'Search results',
      'aria-labelledby': undefined,
    }),
    // The package listens on the window for one box alone; a page of this site may have two.
    getEnvironmentProps: () => ({}),
  };
}
