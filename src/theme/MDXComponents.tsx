// Change: registers the writers' components, so pages don't need imports, and the components that
// transforms insert; tables scroll; a `mailto:` link doesn't open a tab.
import type {ComponentProps, ComponentType, ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import CodeSample from '@site/src/components/CodeSample';
import Diagram from '@site/src/drawings/diagrams/Diagram';
import ScreenSketch from '@site/src/drawings/screens/ScreenSketch';
import ListFilter from '@site/src/components/ListFilter';
import ScrollTable, {HeadCell} from '@site/src/components/ScrollTable';

const folder = require.context<{default: ComponentType}>(
  '../components/writers',
  true,
  /^\.\/\w+\/index\.tsx$/,
);

/** The writers' components, by folder name. */
const writersComponents = Object.fromEntries(
  folder.keys().map((file) => [file.split('/')[1], folder(file).default]),
);

function A(props: ComponentProps<'a'>): ReactNode {
  const isMail = props.href?.startsWith('mailto:');
  return <MDXComponents.a {...props} {...(isMail && {target: '_self', rel: undefined})} />;
}

export default {
  ...MDXComponents,
  ...writersComponents,
  // Inserted by transforms.
  CodeSample,
  Diagram,
  ScreenSketch,
  ListFilter,
  a: A,
  table: ScrollTable,
  th: HeadCell,
};
