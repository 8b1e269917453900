import type {KeyboardEvent, ReactNode} from 'react';
import {isShortcut} from './shortcuts';

interface Props {
  text: string;
  /** True if the reader has changed the initial text. */
  isEdited: boolean;
  /** True if the box's code failed to load. */
  hasFailed: boolean;
  onOpen: () => void;
  onFocus: () => void;
  /** Called when the reader types on the button; the argument edits the text. */
  onType: (edit: (text: string) => string) => void;
}

/** The icon from `@algolia/autocomplete-js`, which the open box also shows. */
const magnifier =
  'M16.041 15.856c-0.034 0.026-0.067 0.055-0.099 0.087s-0.060 0.064-0.087 0.099c-1.258 1.213-2.969 1.958-4.855 1.958-1.933 0-3.682-0.782-4.95-2.050s-2.050-3.017-2.050-4.95 0.782-3.682 2.050-4.95 3.017-2.050 4.95-2.050 3.682 0.782 4.95 2.050 2.050 3.017 2.050 4.95c0 1.886-0.745 3.597-1.959 4.856zM21.707 20.293l-3.675-3.675c1.231-1.54 1.968-3.493 1.968-5.618 0-2.485-1.008-4.736-2.636-6.364s-3.879-2.636-6.364-2.636-4.736 1.008-6.364 2.636-2.636 3.879-2.636 6.364 1.008 4.736 2.636 6.364 3.879 2.636 6.364 2.636c2.125 0 4.078-0.737 5.618-1.968l3.675 3.675c0.391 0.391 1.024 0.391 1.414 0s0.391-1.024 0-1.414z';

/** The button that opens search and keeps typed text until the box is loaded. */
export default function Placeholder({
  text,
  isEdited,
  hasFailed,
  onOpen,
  onFocus,
  onType,
}: Props): ReactNode {
  return (
    <button
      type="button"
      className="search-placeholder"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={onOpen}
      onFocus={onFocus}
      onKeyDown={(event) => {
        const opensSearch = !isEdited && isShortcut(event.nativeEvent);
        if (!opensSearch && (isText(event) || event.key === 'Backspace')) {
          // A space would press the button, and a quote would open the browser's own search.
          event.preventDefault();
          onType((typed) => edit(typed, event.key));
        }
      }}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={magnifier} />
      </svg>
      <span className="search-placeholder-text">
        {hasFailed ? 'Search is unavailable. Try again' : text || 'Search...'}
      </span>
    </button>
  );
}

function isText({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return key.length === 1 && !(ctrlKey || metaKey || altKey);
}

/** Returns the text an input would contain after the key press. */
function edit(text: string, key: string): string {
  return key === 'Backspace' ? text.slice(0, -1) : (text + key).trimStart();
}
