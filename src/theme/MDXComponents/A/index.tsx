// Change: a link that is made from a name in code marks shows a card with its signature.
import type {ReactNode} from 'react';
import A from '@theme-original/MDXComponents/A';
import type {Props} from '@theme/MDXComponents/A';
import ReferenceLink from '@site/src/components/ReferenceLink';

export default function MDXA(props: Props & {'data-reference'?: string}): ReactNode {
  const target = props['data-reference'];
  return target === undefined ? <A {...props} /> : <ReferenceLink {...props} target={target} />;
}
