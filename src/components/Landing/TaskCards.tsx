import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import {cards} from '@site/src/config/landingLinks';
import TaskDrawing from '@site/src/drawings/tasks/TaskDrawing';
import styles from './cards.module.css';

/** A card for each task, from trying the platform to running it in production, linked to its first page. */
export default function TaskCards({version}: {version: GlobalVersion}): ReactNode {
  return (
    <section aria-labelledby="tasks">
      <Heading as="h2" id="tasks">
        What do you want to do?
      </Heading>
      <ul className={styles.cards}>
        {cards.map(({label, text, drawing, doc}) => {
          const page = version.docs.find(({id}) => id === doc);
          return (
            page && (
              <li key={drawing} className={styles.card}>
                <TaskDrawing task={drawing} />
                <Heading as="h3">
                  <Link to={page.path}>{label}</Link>
                </Heading>
                <p>{text}</p>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
