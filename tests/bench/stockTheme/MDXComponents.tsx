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

/** Their names alone: a weak context brings none of the modules into the bundle. */
const folder = require.context(
  '../../../src/components/writers',
  true,
  /^\.\/\w+\/index\.tsx$/,
  'weak',
);

export default {
  ...MDXComponents,
  ...Object.fromEntries(folder.keys().map((file) => [file.split('/')[1], Nothing])),
  Changed,
  CommandList: Nothing,
  Members: Nothing,
  PropertiesPanel: Nothing,
  PageChanges: Nothing,
  ReferenceChanges: Nothing,
  Since,
  TabItem,
  Tabs,
};
