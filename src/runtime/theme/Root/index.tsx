// Change: adds the page's own routes first. The original (@docusaurus/core 3.10.2) only renders its children.
import type {ReactNode} from 'react';
import PageTable from '@theme/PageTable';
import type {Props} from '@theme/Root';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      <PageTable />
      {children}
    </>
  );
}
