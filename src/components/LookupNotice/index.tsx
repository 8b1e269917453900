import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import styles from './styles.module.css';

/** The location state that `searchAPI`, or a link to the closest page, passes to its target. */
export interface LookupState {
  lookupNotice?: string;
  /** The link to the page that the reader comes from. */
  lookupBack?: {path: string; text: string};
}

interface Props {
  /** True if the notice is in a box with others. */
  isInBox?: boolean;
}

/** Shows the notice in the location state, if there is one. */
export default function LookupNotice({isInBox}: Props): ReactNode {
  const {state} = useLocation<LookupState | null | undefined>();
  const [notice, setNotice] = useState('');
  const back = state?.lookupBack;
  useEffect(() => {
    // Screen readers announce changes to a live region but not its initial content.
    const timer = setTimeout(() => setNotice(state?.lookupNotice ?? ''), 100);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div role="status">
      {notice !== '' && (
        <p className={isInBox ? styles.plain : styles.notice}>
          {notice} {back && <Link to={back.path}>{back.text}</Link>}
        </p>
      )}
    </div>
  );
}
