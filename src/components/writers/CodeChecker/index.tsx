import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useActiveVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

/**
 * A text box for QodlyScript, which `src/client/modules/codeTools.ts` replaces by an editor that checks the
 * code against the version that the reader chooses, and runs it. It defaults to the page's version, or to the
 * latest on an unversioned page. Release notes name the version that readers upgrade from:
 * `<CodeChecker version="1.0.0"/>`.
 */
export default function CodeChecker({version}: {version?: string}): ReactNode {
  const versions = useVersions(undefined);
  const latest = versions.find(({isLast}) => isLast);
  const current = useActiveVersion(undefined) ?? latest;
  return (
    <>
      <noscript>
        <p>This tool needs JavaScript.</p>
      </noscript>
      <div data-code-checker="" data-needs-script="" className={styles.tool}>
        <div className={styles.row}>
          <label className="field-label">
            Version
            <select className="field" defaultValue={version ?? current?.label} autoComplete="off">
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
          <button type="button" className={clsx('field', styles.run)} data-run-code="">
            Run
          </button>
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
        <section data-output="" aria-label="Output" className="run-panel" />
      </div>
    </>
  );
}
