import type {ReactNode} from 'react';
import {joinRoute} from '@site/src/addresses/paths';
import {copyText} from '@site/src/client/copyText';
import {describeFinding} from '@site/src/components/CodeRunner/Panel';
import type {DocsVersion} from '@site/src/components/CodeRunner/links';
import type {CodeReport, Finding, ListedName, UnlistedName} from 'qodlyscript';
import styles from './styles.module.css';

/** Maximum per file: more than anyone fixes before checking again. */
const maxShown = 100;

interface Props extends DocsVersion {
  report: CodeReport;
  /** The lines of source code. */
  lines: string[];
  onSelect: (finding: Finding) => void;
}

/** Shows the results for source code: errors, effects of an upgrade, and the names it uses. */
export default function Findings({report, lines, onSelect, ...base}: Props): ReactNode {
  const issues = report.findings.filter(({kind}) => kind !== 'upgrade');
  const upgrades = report.findings.filter(({kind}) => kind === 'upgrade');
  const shared = {lines, onSelect, ...base};
  return (
    <>
      <FindingList title="Issues" findings={issues} {...shared} />
      <FindingList title="Affected by an upgrade" findings={upgrades} {...shared} />
      <NameList
        title={`Names that are neither documented in ${base.version} nor defined here`}
        names={report.unknown}
        {...base}
      />
      <NameList title="Documented names used in this code" names={report.names} {...base} />
    </>
  );
}

interface ListProps extends Omit<Props, 'report'> {
  title: string;
  findings: Finding[];
}

function FindingList({title, findings, lines, onSelect, ...base}: ListProps): ReactNode {
  const shown = findings.slice(0, maxShown);
  return (
    findings.length > 0 && (
      <section aria-label={title}>
        <p className={styles.title}>
          {title}
          {shown.length < findings.length && `: the first ${maxShown} of ${findings.length}`}
        </p>
        <ol className={styles.list}>
          {shown.map((finding, index) => (
            <li key={index}>
              <button
                type="button"
                className={styles.line}
                onClick={() => onSelect(finding)}
                aria-label={`Line ${finding.line}: select in code`}>
                Line {finding.line}
              </button>{' '}
              <code>{lines[finding.line - 1]?.trim()}</code>
              <Description finding={finding} />{' '}
              {finding.page !== undefined && <PageLink page={finding.page} {...base} />}
            </li>
          ))}
        </ol>
      </section>
    )
  );
}

function Description({finding}: {finding: Finding}): ReactNode {
  return finding.groupings ? (
    <ul className={styles.groupings}>
      {finding.groupings.map(({version, text}) => (
        <li key={version}>
          {version} evaluates <code>{text}</code>{' '}
          <button
            type="button"
            className={styles.line}
            aria-label={`Copy the expression as ${version} evaluates it`}
            onClick={() => void copyText(text)}>
            Copy
          </button>
        </li>
      ))}
    </ul>
  ) : (
    <p className={styles.found}>{describeFinding(finding)}</p>
  );
}

interface NamesProps extends DocsVersion {
  title: string;
  names: (ListedName | UnlistedName)[];
}

function NameList({title, names, ...base}: NamesProps): ReactNode {
  return (
    names.length > 0 && (
      <details>
        <summary>
          {title} ({names.length})
        </summary>
        <ul className={styles.list}>
          {names.map(({name, lines, ...details}) => (
            <li key={name}>
              {'page' in details ? (
                <PageLink page={details.page} name={name} {...base} />
              ) : (
                <code>{name}</code>
              )}{' '}
              {lines.length === 1 ? 'line' : 'lines'} {lines.slice(0, 10).join(', ')}
              {lines.length > 10 && ' …'}
              {'similar' in details && details.similar !== undefined && (
                <>
                  ; did you mean <code>{details.similar}</code>?
                </>
              )}
            </li>
          ))}
        </ul>
      </details>
    )
  );
}

/** A reference link; the article around it handles clicks and shows its card. */
function PageLink({
  page,
  name,
  version,
  path,
}: DocsVersion & {page: string; name?: string}): ReactNode {
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- Docusaurus' Link requires the router around it.
    <a href={joinRoute(path, page)} data-reference={page} data-reference-version={version}>
      {name === undefined ? nameOf(page) : <code>{name}</code>}
    </a>
  );
}

/** in: `language/commands/length`, `language/FileClass#gettext`; out: `length`, `FileClass: gettext` */
function nameOf(page: string): string {
  return page.slice(page.lastIndexOf('/') + 1).replace('#', ': ');
}

/** Returns a summary of the results, in a sentence or two. */
export function summarize({findings}: CodeReport, version: string): string {
  const count = (kind: Finding['kind']) =>
    findings.filter((finding) => finding.kind === kind).length;
  const problems = [
    pluralize(count('error'), 'error', 'errors'),
    pluralize(
      count('undocumented'),
      `name that is not documented in ${version}`,
      `names that are not documented in ${version}`,
    ),
  ].filter((text) => text !== '');
  const upgrades = count('upgrade');
  return [
    problems.length > 0
      ? `${problems.join(', ')}.`
      : `No differences from the ${version} documentation found.`,
    ...(upgrades > 0
      ? [`An upgrade affects ${upgrades === 1 ? '1 location' : `${upgrades} locations`}.`]
      : []),
  ].join(' ');
}

function pluralize(count: number, singular: string, plural: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? singular : plural}`;
}
