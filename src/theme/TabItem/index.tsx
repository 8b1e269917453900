// Change: the content only; `Tabs` renders the rest.
import type {ReactNode} from 'react';
import type {Props} from '@theme/TabItem';

export default function TabItem({children}: Props): ReactNode {
  return children;
}
