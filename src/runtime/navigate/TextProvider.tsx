import type {ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';

/** Provides the components of a page's text. Loaded with the first text. */
export default function TextProvider({children}: {children: ReactNode}): ReactNode {
  return <MDXProvider components={MDXComponents}>{children}</MDXProvider>;
}
