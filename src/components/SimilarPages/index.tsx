import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Links to what an unknown URL may mean, or nothing if their code can't be loaded. */
export default function SimilarPages(): ReactNode {
  const [Links, setLinks] = useState<ComponentType>();
  useEffect(() => {
    // Separate code, because every page of a version can show the not-found page. Also only in the browser,
    // because that page is built once for all URLs.
    import('./Links').then(
      ({default: Loaded}) => setLinks(() => Loaded),
      () => undefined,
    );
  }, []);
  return <div className={styles.links}>{Links && <Links />}</div>;
}
