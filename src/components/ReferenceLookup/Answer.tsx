import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {LinkTarget, Resolution} from '@site/src/reference/shared/resolve';
import styles from './styles.module.css';

/** The result of a query, with its links. */
export default function Answer({resolution}: {resolution: Resolution}): ReactNode {
  switch (resolution.kind) {
    case 'page':
      return (
        <p>
          Going to <Link to={resolution.path}>its page</Link>…
        </p>
      );
    case 'nothing':
      return (
        <p>
          Enter the name of a command, a class, or a member. Links to this page can contain it:{' '}
          <code>?command=replaceString</code>, <code>?class=Entity</code>, or{' '}
          <code>?class=Entity&amp;member=save</code>, with <code>&amp;v=next</code> for a version.
        </p>
      );
    default:
      return (
        <>
          {resolution.notice && <p>{resolution.notice}</p>}
          <Choice resolution={resolution} />
        </>
      );
  }
}

type Open = Exclude<Resolution, {kind: 'page' | 'nothing'}>;

/** The links to choose from if the query matches no page or more than one. */
function Choice({resolution}: {resolution: Open}): ReactNode {
  switch (resolution.kind) {
    case 'several':
      return (
        <>
          <p>
            These {resolution.version} pages document <code>{resolution.name}</code>:
          </p>
          <LinkList targets={resolution.targets} isCode />
        </>
      );
    case 'elsewhere':
      return (
        <>
          <p>
            Version {resolution.version} has no <code>{resolution.name}</code>. These versions have
            it:
          </p>
          <LinkList targets={resolution.targets} />
        </>
      );
    case 'unknown':
      return (
        <>
          <p>
            No command, class, member, or constant is called <code>{resolution.query}</code>.
          </p>
          {resolution.nearest.length > 0 && (
            <>
              <Heading as="h2" className={styles.heading}>
                Closest matches in {resolution.version}
              </Heading>
              <LinkList targets={resolution.nearest} isCode />
            </>
          )}
        </>
      );
  }
}

function LinkList({targets, isCode}: {targets: LinkTarget[]; isCode?: boolean}): ReactNode {
  return (
    <ul>
      {targets.map(({label, path}) => (
        <li key={path}>
          <Link to={path}>{isCode ? <code>{label}</code> : label}</Link>
        </li>
      ))}
    </ul>
  );
}
