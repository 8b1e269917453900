import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import CodeSample from '@site/src/components/CodeSample';
import ReferenceCards from '@site/src/components/ReferenceCards';
import EmployeePage from './EmployeePage';
import declaration from './raise.qs';
import request from './raise.http';
import {employees, factorOf, raiseSalaries} from './salaries';
import styles from './demo.module.css';

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
        <ReferenceCards version={version}>
          {(events) => (
            <div className={styles.code} {...events}>
              <CodeSample language="qs" title="CompanyEntity" html={declaration} />
            </div>
          )}
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
