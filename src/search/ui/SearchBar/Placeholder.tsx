import type {KeyboardEvent, ReactNode} from 'react';
import Glyph from './Glyph';
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
      <Glyph name="magnifier" />
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
