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

/** Outlines on a 24 by 24 grid. */
const glyphs = {
  magnifier: 'M17 11a6 6 0 1 1-12 0a6 6 0 1 1 12 0M15.4 15.4L21 21',
  cross: 'M6 6l12 12M18 6L6 18',
  spinner: 'M12 4a8 8 0 1 1-8 8',
};

/** A decorative icon of the search button or the dialog's form. */
export function Glyph({name}: {name: keyof typeof glyphs}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`search-glyph search-${name}`}>
      <path d={glyphs[name]} />
    </svg>
  );
}
