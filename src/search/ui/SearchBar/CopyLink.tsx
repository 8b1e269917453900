import {useState, type ReactNode} from 'react';
import {copyText} from '../../../client/copyText';
import PanelButton from './PanelButton';

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
    <PanelButton onBlur={() => setAnnounced('')} onClick={() => void copy()}>
      <span aria-live="polite">{announced || 'Copy link'}</span>
    </PanelButton>
  );
}
