// Change: a list item with the whole description instead of a card with an emoji.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/DocCard/Layout';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export default function DocCardLayout({href, title, description}: Props): ReactNode {
  return (
    <div className={styles.entry}>
      <Heading as="h2" className={styles.title}>
        <Link to={href}>{title}</Link>
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
    </div>
  );
}
