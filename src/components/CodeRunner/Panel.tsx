import {useState, type ReactNode} from 'react';
import type {DataTable, Finding, RunReport} from 'qodlyscript';
import {isLong, textOf} from './lineResults';
import {addressOfName, type DocsVersion} from './links';

/** Rows shown of a table. */
const maxRows = 50;

/** Time in milliseconds before "Copied" changes back. */
const displayTime = 1000;

const isMac = /^(?:Mac|iP)/.test(navigator.platform);

/** What stands below the code once it has run or is being edited. */
export interface PanelState {
  report?: RunReport;
  tables?: DataTable[];
  /** Errors in the edited code. */
  findings?: Finding[];
  /** A message in place of a report: `Running…`. */
  message?: string;
  /** True below the first result of a visit. */
  isFirst?: boolean;
}

interface Props extends PanelState {
  docs: DocsVersion;
  onReset: () => void;
  /** Set while the code is edited. */
  onCopyLink?: () => Promise<void>;
}

/** Shows what can't stand at the end of a line, and the controls for the code. */
export default function Panel(props: Props): ReactNode {
  const {report, tables = [], findings = [], message, isFirst, docs, onReset, onCopyLink} = props;
  return (
    <>
      {findings.map((finding) => (
        <p key={`${finding.line} ${finding.found}`} className="run-problem">
          Line {finding.line}: {describeFinding(finding)}
        </p>
      ))}
      {message !== undefined && <p>{message}</p>}
      {report && <Report report={report} isChecked={findings.length > 0} docs={docs} />}
      {report && isFirst && (
        <p className="run-note">
          Your browser runs the language as these docs describe it, on sample data.{' '}
          <PageLink href={`${docs.path}/studio/coding#run-samples`}>What isn't covered</PageLink>
        </p>
      )}
      {tables.length > 0 && (
        <details>
          <summary>Look at the data</summary>
          {tables.map((table) => (
            <div key={table.name}>
              <p className="run-note">
                {table.name} ({table.rows.length})
              </p>
              <Table {...table} total={table.rows.length} label={table.name} />
            </div>
          ))}
        </details>
      )}
      <div className="run-buttons">
        <button type="button" onClick={onReset}>
          Reset
        </button>
        {onCopyLink && (
          <>
            <CopyButton onCopy={onCopyLink} />
            <span className="run-keys">
              {isMac ? '⌘' : 'Ctrl'}+Enter runs. Esc, then Tab, leaves.
            </span>
          </>
        )}
      </div>
    </>
  );
}

function CopyButton({onCopy}: {onCopy: () => Promise<void>}): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await onCopy();
    setIsCopied(true);
    setTimeout(setIsCopied, displayTime, false);
  };
  return (
    <button type="button" onClick={() => void copy()}>
      {isCopied ? 'Copied' : 'Copy link'}
    </button>
  );
}

interface ReportProps {
  report: RunReport;
  /** True if the panel already shows what the checker found. */
  isChecked: boolean;
  docs: DocsVersion;
}

function Report({report, isChecked, docs}: ReportProps): ReactNode {
  const {values, outputs, stop} = report;
  return (
    <>
      {values.filter(isLong).map((value) => (
        <p key={value.line}>
          Line {value.line}: <code>{textOf(value)}</code>
        </p>
      ))}
      {outputs.map((output, index) =>
        output.kind === 'message' ? (
          <p key={index} className="run-message">
            Line {output.line} shows the message “{output.text}”
          </p>
        ) : (
          // The last table is what the code is about; the others are steps to it.
          <details key={`${index} ${output.total}`} open={output === outputs.findLast(isTable)}>
            <summary>
              Line {output.line}: {output.total === 1 ? '1 row' : `${output.total} rows`}
            </summary>
            <Table {...output} label={`Line ${output.line}`} />
          </details>
        ),
      )}
      {stop && !(stop.kind === 'syntax' && isChecked) && <Stop {...stop} docs={docs} />}
      {!stop && values.length === 0 && outputs.length === 0 && <p>It ran, without a result.</p>}
    </>
  );
}

type StopProps = NonNullable<RunReport['stop']> & {docs: DocsVersion};

function Stop({kind, line, message, name, docs}: StopProps): ReactNode {
  return (
    <p className="run-problem">
      {line > 0 && `Line ${line}: `}
      {message}{' '}
      {name !== undefined && (
        <PageLink href={addressOfName(name, docs.version)}>
          <code>{name}</code>
        </PageLink>
      )}
      {name === undefined && kind === 'error' && (
        <PageLink href={`${docs.path}/language/basics/lang-errors`}>Error handling</PageLink>
      )}
    </p>
  );
}

function isTable({kind}: RunReport['outputs'][number]): boolean {
  return kind === 'table';
}

interface TableProps {
  label: string;
  columns: string[];
  rows: string[][];
  total: number;
}

function Table({label, columns, rows, total}: TableProps): ReactNode {
  const shown = rows.slice(0, maxRows);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard can scroll it.
    <div className="run-table thin-scrollbar" tabIndex={0} role="region" aria-label={label}>
      <table>
        {shown.length < total && (
          <caption>
            The first {shown.length} of {total} rows
          </caption>
        )}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The article around it handles clicks. */
function PageLink({href, children}: {href: string; children: ReactNode}): ReactNode {
  // eslint-disable-next-line @docusaurus/no-html-links -- Docusaurus' Link requires the router around it.
  return <a href={href}>{children}</a>;
}

/** Returns what the checker found, and its hint, as two sentences. */
export function describeFinding({found, hint}: Finding): string {
  const [first, second] = [found, hint].map((text) =>
    text.replaceAll('`', '').replace(/[.?]$/, ''),
  );
  return `${first?.charAt(0).toUpperCase()}${first?.slice(1)}. ${second}.`;
}
