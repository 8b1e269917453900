import type {ReactNode} from 'react';

/** The browser's counterpart of `html/PageTable.tsx`, whose output is read before React starts. */
export default function PageTable(): ReactNode {
  return null;
}
