import type {ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';

/** What the text of a page is made of; loaded with the first text. */
export default function TextProvider({children}: {children: ReactNode}): ReactNode {
  return <MDXProvider components={MDXComponents}>{children}</MDXProvider>;
}
