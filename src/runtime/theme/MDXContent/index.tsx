// Change: renders only its children; `navigate/loadArticle.tsx` adds the rest.
import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXContent';

export default function MDXContent({children}: Props): ReactNode {
  return children;
}
