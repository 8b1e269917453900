import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {closeOnBack} from './closeOnBack';

/** Makes Back close a layer over the page, by calling `close`, while it's open. See `closeOnBack`. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const history = useHistory();
  // A layer that stays open on the next page needs a new entry there.
  const {key} = useLocation();
  useEffect(
    () => (isOpen ? closeOnBack(history, close) : undefined),
    [isOpen, close, history, key],
  );
}
