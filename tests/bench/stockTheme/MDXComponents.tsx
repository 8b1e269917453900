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

/** Replaces components whose content our transforms generate; a stock site has no such transforms. */
function Nothing(): ReactNode {
  return null;
}

/** A weak context lists the names without bundling the modules. */
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
