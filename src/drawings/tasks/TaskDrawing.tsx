import type {ReactNode} from 'react';
import {taskDrawings} from './taskDrawings';
import styles from './styles.module.css';

/** An illustration of a task on the landing page. The adjacent text conveys the same information. */
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
