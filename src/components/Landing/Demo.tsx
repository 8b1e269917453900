import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import CodeSample from '@site/src/components/CodeSample';
import ReferenceCards from '@site/src/components/ReferenceCards';
import declaration from './raise.qs';
import request from './raise.http';
import styles from './demo.module.css';

/** An employee of the sample company whose `raise` function the demo calls. */
interface Employee {
  name: string;
  salary: number;
}

const employees: readonly Employee[] = [
  {name: 'Maria Martin', salary: 31_000},
  {name: 'John Smith', salary: 28_000},
];

/** The factor in `raise.http`, which is replaced with the reader's. */
const sampleFactor = '1.03';

/** An interactive example: a function in the data model, called by a button and by a REST request. */
export default function Demo({version}: {version: GlobalVersion}): ReactNode {
  const [rate, setRate] = useState(3);
  const [salaries, setSalaries] = useState(employees);
  const [isSent, setSent] = useState(false);
  const run = () => setSalaries(raiseSalaries(salaries, rate));
  return (
    <figure className={styles.demo} aria-labelledby="tour">
      <div className={styles.head}>
        <Heading as="h2" id="tour">
          Write it once, call it from anywhere
        </Heading>
        <p>Press the button or send the request: both run the same function.</p>
      </div>
      <div className={styles.function}>
        <p className={styles.label}>Write it in your data model</p>
        <ReferenceCards version={version} className={styles.code}>
          <CodeSample language="qs" title="CompanyEntity" html={declaration} />
        </ReferenceCards>
      </div>
      <div>
        <div className={styles.use}>
          <p className={styles.label}>Call it from a button</p>
          <EmployeePage salaries={salaries} rate={rate} onRateChange={setRate} onRaise={run} />
        </div>
        <div className={styles.use}>
          <p className={styles.label}>Call it over REST</p>
          <CodeSample
            language="http"
            title="HTTP"
            html={request.replace(sampleFactor, String(factorOf(rate)))}
          />
          <div className={clsx(styles.row, styles.answer)}>
            Response
            <output aria-label="Response to the REST call">
              {isSent && <code>{`{"result": ${salaries.length}}`}</code>}
            </output>
            <button
              type="button"
              data-needs-script=""
              className={styles.button}
              onClick={() => {
                run();
                setSent(true);
              }}>
              Send
            </button>
          </div>
        </div>
      </div>
    </figure>
  );
}

interface Props {
  salaries: readonly Employee[];
  /** In percent. */
  rate: number;
  onRateChange: (rate: number) => void;
  onRaise: () => void;
}

/** A sample application page with a company's employees and a button that raises their salaries. */
function EmployeePage({salaries, rate, onRateChange, onRaise}: Props): ReactNode {
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
          min={1}
          max={20}
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

/** Returns the factor for a rate: 1.03 for 3 percent. */
function factorOf(rate: number): number {
  return (100 + rate) / 100;
}

/** Raises the salaries the way the demo's function does. */
function raiseSalaries(staff: readonly Employee[], rate: number): readonly Employee[] {
  return staff.map(({name, salary}) => ({name, salary: salary * factorOf(rate)}));
}
