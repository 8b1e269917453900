import {useMemo, type ReactNode, type Ref} from 'react';
import {maxQueryLength} from '../../shared/types';
import {Glyph} from './Placeholder';
import type {SearchState, SearchView} from './searchState';
import {hasSlashKey} from './shortcuts';

interface Props {
  ref: Ref<HTMLInputElement>;
  search: SearchState;
  view: SearchView;
  onSubmit: () => void;
  onReset: () => void;
  onCancel: () => void;
}

/** The dialog's input and its buttons. */
export default function SearchForm({
  ref,
  search,
  view: {status, hits, active},
  onSubmit,
  onReset,
  onCancel,
}: Props): ReactNode {
  const {id, maxLength, onChange, onCompositionEnd, onFocus, onKeyDown} = useMemo(
    () => search.core.getInputProps({inputElement: null, maxLength: maxQueryLength}),
    [search],
  );
  const hasHits = hits.length > 0;
  return (
    <div className="search-head">
      <form
        role="search"
        aria-label="Search"
        className="search-form"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        onReset={(event) => {
          event.preventDefault();
          onReset();
        }}>
        <button type="submit" title="Submit" className="search-submit">
          <Glyph name={status.kind === 'stalled' ? 'spinner' : 'magnifier'} />
        </button>
        <input
          ref={ref}
          id={id}
          // The browser would clear a search field on Escape.
          type="text"
          maxLength={maxLength}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          className="search-input"
          role="combobox"
          placeholder="Search..."
          enterKeyHint={hasHits ? 'go' : 'search'}
          aria-label="Search"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={hasHits}
          aria-controls={hasHits ? search.listId : undefined}
          aria-activedescendant={hasHits && active !== null ? search.hitId(active) : undefined}
          aria-keyshortcuts={hasSlashKey() ? '/ Control+K Meta+K' : 'Control+K Meta+K'}
          onInput={onChange}
          onCompositionEnd={onCompositionEnd}
          onFocus={onFocus}
          onKeyDown={(event) => {
            const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
            // Tab and Escape belong to the dialog. Enter submits the form, which waits for the answer.
            if (event.key === 'Enter' ? opensElsewhere : !['Tab', 'Escape'].includes(event.key)) {
              onKeyDown(event);
            }
          }}
        />
        <button type="reset" title="Clear" className="search-clear">
          <Glyph name="cross" />
        </button>
      </form>
      <button type="button" className="search-cancel" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
