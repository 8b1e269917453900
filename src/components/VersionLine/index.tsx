import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';

/** The version that the page belongs to. */
export default function VersionLine(): ReactNode {
  const {label, isLast} = useDocsVersion();
  return (
    <span>
      Version {label}
      {isLast && ' (latest)'}
    </span>
  );
}
