import type {KeyboardEvent, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  text: string;
  /** The code of the box could not be had. */
  hasFailed: boolean;
  onOpen: () => void;
  onFocus: () => void;
  onType: (type: (text: string) => string) => void;
}

/** A button that looks like the search box until it is there, and keeps what is typed. */
export default function StandIn({text, hasFailed, onOpen, onFocus, onType}: Props): ReactNode {
  return (
    <button
      type="button"
      className={styles.standIn}
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={onOpen}
      onFocus={onFocus}
      onKeyDown={(event) => {
        keepKey(event);
        onType((typed) => type(typed, event));
      }}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
        <path d="m20.3 21.7-4-4a8 8 0 1 1 1.4-1.4l4 4zM11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14z" />
      </svg>
      <span className={styles.text}>
        {text || (hasFailed ? 'Search is unavailable. Try again' : 'Search...')}
      </span>
    </button>
  );
}

/** A space or a quote would press the button, or open the browser's own search. */
function keepKey(event: KeyboardEvent): void {
  if (isText(event)) {
    event.preventDefault();
  }
}

function isText({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return key.length === 1 && !(ctrlKey || metaKey || altKey);
}

/** What an input would hold after the key. */
function type(text: string, event: KeyboardEvent): string {
  if (event.key === 'Backspace') {
    return text.slice(0, -1);
  }
  return isText(event) ? (text + event.key).trimStart() : text;
}
