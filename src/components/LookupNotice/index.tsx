import {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import styles from './styles.module.css';

/** What `searchAPI` hands over with the page it leads to. */
export interface LookupState {
  lookupNotice?: string;
}

/** Says what `searchAPI` has to say of the page it has led to; nothing on other ways to a page. */
export default function LookupNotice(): ReactNode {
  const {state} = useLocation<LookupState | null | undefined>();
  const [notice, setNotice] = useState('');
  useEffect(() => {
    // Screen readers announce what comes into a live region, not what it is born with.
    const timer = setTimeout(() => setNotice(state?.lookupNotice ?? ''), 100);
    return () => clearTimeout(timer);
  }, [state]);
  return <div role="status">{notice !== '' && <p className={styles.notice}>{notice}</p>}</div>;
}
