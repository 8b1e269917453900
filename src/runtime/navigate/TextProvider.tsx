import type {ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';

/** Provides the components that a page's text uses. Loaded together with the first text. */
export default function TextProvider({children}: {children: ReactNode}): ReactNode {
  return <MDXProvider components={MDXComponents}>{children}</MDXProvider>;
}
