// Change: adds nothing. `static-articles` loads the components of the texts along with the first text.
import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXContent';

export default function MDXContent({children}: Props): ReactNode {
  return children;
}
