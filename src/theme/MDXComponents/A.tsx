// Change: a `mailto:` link doesn't open a tab.
import type {ComponentProps, ReactNode} from 'react';
import A from '@theme-original/MDXComponents/A';

export default function AWrapper(props: ComponentProps<'a'>): ReactNode {
  const isMail = props.href?.startsWith('mailto:');
  return <A {...props} {...(isMail && {target: '_self', rel: undefined})} />;
}
