import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {employees, rates, type Employee} from './salaries';
import styles from './demo.module.css';

interface Props {
  salaries: readonly Employee[];
  /** In percent. */
  rate: number;
  onRateChange: (rate: number) => void;
  onRaise: () => void;
}

/** A sample application page with a company's employees and a button that raises their salaries. */
export default function EmployeePage({salaries, rate, onRateChange, onRaise}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.page}>
      <div className={styles.bar}>Globex</div>
      {/* Screen readers announce the new salaries as a whole. */}
      <dl aria-live="polite" aria-atomic="true">
        {salaries.map(({name, salary}) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            {/* A new key creates a new element, which replays the background's fade. */}
            <dd key={salary} className={clsx(salaries !== employees && styles.written)}>
              {Math.round(salary).toLocaleString('en')}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.row} data-needs-script="">
        <label htmlFor={id}>Rate</label>
        <input
          id={id}
          type="range"
          min={rates.min}
          max={rates.max}
          value={rate}
          aria-valuetext={`${rate} percent`}
          onChange={(event) => onRateChange(event.target.valueAsNumber)}
        />
        <button type="button" className={styles.button} onClick={onRaise}>
          Raise by {rate}%
        </button>
      </div>
    </div>
  );
}
