import type {ReactNode} from 'react';
import CodeSample from '@site/src/components/CodeSample';
import declaration from './raise.qs';
import request from './raise.http';
import styles from './tour.module.css';

/** The platform at a glance: a function of the data model, and the two places that call it. */
export default function Tour(): ReactNode {
  return (
    <figure className={styles.tour}>
      <CodeSample language="qs" title="A function of your data model" html={declaration} />
      <div className={styles.uses}>
        <div className={styles.use}>
          <p className={styles.label}>A button of a page runs it</p>
          <PageSketch />
        </div>
        <div className={styles.use}>
          <p className={styles.label}>Other programs call it over REST</p>
          <CodeSample language="http" html={request} />
        </div>
      </div>
    </figure>
  );
}

/** Decoration: the label beside it says the same. */
function PageSketch(): ReactNode {
  return (
    <div className={styles.page} aria-hidden="true">
      <div className={styles.bar}>
        <span>Globex</span>
        <span className={styles.button}>Raise by 3 %</span>
      </div>
      <div className={styles.row}>
        <span>Maria Martin</span>
        <span>31,930</span>
      </div>
      <div className={styles.row}>
        <span>John Smith</span>
        <span>28,840</span>
      </div>
    </div>
  );
}
