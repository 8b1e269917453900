// Change: renders its children only; `static-articles` provides the MDX components with the first text.
import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXContent';

export default function MDXContent({children}: Props): ReactNode {
  return children;
}
