import {useState, type ReactNode} from 'react';
import {copyText} from '../../../client/copyText';

/** Copies the address that opens the box with the current query. */
export default function CopyLink({addressOf}: {addressOf: () => string}): ReactNode {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await copyText(addressOf());
      setSaid('Link copied');
    } catch {
      setSaid("Couldn't copy the link");
    }
  };
  return (
    <button
      type="button"
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
      onBlur={() => setSaid('')}
      onClick={() => void copy()}>
      <span aria-live="polite">{said || 'Copy link'}</span>
    </button>
  );
}
