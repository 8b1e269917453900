import type {ReactNode} from 'react';

export interface TabItemProps {
  value: string;
  label?: string;
  children: ReactNode;
}

/** A tab, which `Tabs` renders. */
export default function TabItem({children}: TabItemProps): ReactNode {
  return children;
}
