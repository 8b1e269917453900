import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import type {TabItemProps} from '../TabItem';
import styles from './styles.module.css';

interface Props {
  /** Tab groups with the same id stay in sync. */
  groupId?: string;
  children: ReactNode;
}

/**
 * Stateless tabs, unlike the theme's; `src/client/modules/articles` opens them. The first one is open
 * until the browser restores the reader's previous choice.
 */
export default function Tabs({groupId = '', children}: Props): ReactNode {
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> =>
    isValidElement(child),
  );
  return (
    <div data-tab-group={groupId} className={styles.tabs}>
      <div role="tablist" aria-orientation="horizontal" className="tabs">
        {items.map(({props: {value, label}}, index) => (
          <div
            key={value}
            role="tab"
            tabIndex={index === 0 ? 0 : -1}
            aria-selected={index === 0}
            data-tab={value}
            className={clsx('tabs__item', index === 0 && 'tabs__item--active')}>
            {label ?? value}
          </div>
        ))}
      </div>
      <div className="margin-top--md">
        {items.map((item, index) => (
          <div
            key={item.props.value}
            role="tabpanel"
            // Not `hidden`, because readers' modes of browsers drop hidden text.
            data-closed={index > 0 || undefined}
            data-label={item.props.label ?? item.props.value}
            className={styles.panel}>
            {item.props.children}
          </div>
        ))}
      </div>
    </div>
  );
}
