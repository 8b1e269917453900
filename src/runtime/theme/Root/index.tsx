// Change: has two children, like the Root on the server (`html/Root.tsx`), since `useId` counts them. The
// original (@docusaurus/core 3.10.2) only renders its children.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      {null}
      {children}
    </>
  );
}
