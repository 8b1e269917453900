import type {ReactNode} from 'react';

/** The browser's half of `server/PageTable.tsx`: what that writes is read before React starts. */
export default function PageTable(): ReactNode {
  return null;
}
