import {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import styles from './styles.module.css';

/** What `searchAPI`, or a link to the nearest page, hands over with the page it leads to. */
export interface LookupState {
  lookupNotice?: string;
}

/** Says what was handed over with the page; nothing where the reader came another way. */
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
