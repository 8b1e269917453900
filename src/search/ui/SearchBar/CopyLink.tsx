import {useState, type ReactNode} from 'react';
import {copyText} from '../../../client/copyText';

/** Copies the URL that opens the box with the current query. */
export default function CopyLink({getSearchUrl}: {getSearchUrl: () => string}): ReactNode {
  const [announced, setAnnounced] = useState('');
  const copy = async () => {
    try {
      await copyText(getSearchUrl());
      setAnnounced('Link copied');
    } catch {
      setAnnounced("Couldn't copy the link");
    }
  };
  return (
    <button
      type="button"
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
      onBlur={() => setAnnounced('')}
      onClick={() => void copy()}>
      <span aria-live="polite">{announced || 'Copy link'}</span>
    </button>
  );
}
