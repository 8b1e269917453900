// Change: a `mailto:` link doesn't open a tab.
import type {ComponentProps, ReactNode} from 'react';
import A from '@theme-original/MDXComponents/A';
import {mailAttributes} from '@site/src/client/mailAttributes';

export default function AWrapper(props: ComponentProps<'a'>): ReactNode {
  return <A {...props} {...mailAttributes(props.href)} />;
}
