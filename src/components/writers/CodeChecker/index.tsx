import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

/**
 * A text box for QodlyScript, which `src/client/modules/codeChecker.ts` checks against the version that the
 * reader chooses. It defaults to the latest, so pages don't have to name one.
 */
export default function CodeChecker(): ReactNode {
  const versions = useVersions(undefined);
  const latest = versions.find(({isLast}) => isLast);
  return (
    <>
      <noscript>
        <p>This tool needs JavaScript.</p>
      </noscript>
      <div data-code-checker="" data-needs-script="" className={styles.tool}>
        <div className={styles.row}>
          <label className="field-label">
            Version
            <select className="field" defaultValue={latest?.label} autoComplete="off">
              {versions.map(({label, path}) => (
                <option key={label} value={label} data-path={path}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label className={clsx('field', styles.file)}>
            Open a file
            <input type="file" className="sr-only" accept=".4qs,.txt,text/plain" />
          </label>
        </div>
        {/* Rendered from the start, because screen readers announce only changes to it. */}
        <p role="status" className={styles.summary} />
        <label className="field-label">
          QodlyScript
          <textarea
            className={styles.code}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            placeholder="Paste a method or a class, or drop a file"
          />
        </label>
        <section data-findings="" aria-label="Findings" className={styles.findings} />
      </div>
    </>
  );
}
