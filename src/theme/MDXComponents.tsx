// Change: registers the writers' components once, so that pages import nothing; tables scroll.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Changed from '@site/src/components/Changed';
import CodeSample from '@site/src/components/CodeSample';
import CommandFilter, {CommandItem} from '@site/src/components/CommandFilter';
import ComponentSketch from '@site/src/components/ComponentSketch';
import Diagram from '@site/src/components/Diagram';
import LayoutSketch from '@site/src/components/LayoutSketch';
import ScrollTable, {HeadCell} from '@site/src/components/ScrollTable';
import Since from '@site/src/components/Since';

export default {
  ...MDXComponents,
  Changed,
  CodeSample,
  CommandFilter,
  CommandItem,
  ComponentSketch,
  Diagram,
  LayoutSketch,
  Since,
  TabItem,
  Tabs,
  table: ScrollTable,
  th: HeadCell,
};
