import type {ReactNode} from 'react';
import MDXComponents from '@theme-init/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

function Since({version}: {version: string}): ReactNode {
  return <span>Since {version}</span>;
}

function Changed({version, children}: {version: string; children: ReactNode}): ReactNode {
  return (
    <div>
      Changed in {version} {children}
    </div>
  );
}

/** What our transforms write out of the page's own text, a stock site does not have. */
function Nothing(): ReactNode {
  return null;
}

export default {
  ...MDXComponents,
  Changed,
  CommandList: Nothing,
  ComponentSketch: Nothing,
  Members: Nothing,
  PropertiesPanel: Nothing,
  ReferenceChanges: Nothing,
  Since,
  TabItem,
  Tabs,
};
