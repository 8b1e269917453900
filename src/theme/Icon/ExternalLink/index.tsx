// Change: ejected, because the original labels an `<svg>` that lacks the `img` role.
// Upstream: @docusaurus/theme-classic 3.10.2.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/ExternalLink';
import styles from './styles.module.css';

export default function IconExternalLink({width = 13.5, height = 13.5}: Props): ReactNode {
  return (
    <svg
      width={width}
      height={height}
      role="img"
      aria-label="(opens in new tab)"
      className={styles.icon}>
      <use href="#theme-svg-external-link" />
    </svg>
  );
}
