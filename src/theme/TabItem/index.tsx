// Change: each panel knows the label of its tab, since without JavaScript all panels show and no tabs.
import type {ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';

export default function TabItemWrapper({children, ...props}: Props): ReactNode {
  return (
    <TabItem {...props}>
      {/* Shown by the style of the plugin no-script. */}
      <div data-tab={props.label ?? props.value} />
      {children}
    </TabItem>
  );
}
