import type {ReactNode} from 'react';
import {taskDrawings} from './taskDrawings';
import styles from './styles.module.css';

/** What a task of the landing page is about, at a glance. The words next to it say the same. */
export default function TaskDrawing({task}: {task: keyof typeof taskDrawings}): ReactNode {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 176 88"
      aria-hidden="true"
      dangerouslySetInnerHTML={{__html: taskDrawings[task]}}
    />
  );
}
