// Change: says whether lines wrap, to those who hear the page and to those who see it.
import type {ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/WordWrapButton';
import IconWordWrap from '@theme/Icon/WordWrap';
import styles from './styles.module.css';

/** Stands at code that is wider than its box. */
export default function WordWrapButton({className}: Props): ReactNode {
  const {isEnabled, isCodeScrollable, toggle} = useCodeBlockContext().wordWrap;
  if (!isEnabled && !isCodeScrollable) {
    return null;
  }
  return (
    <Button
      className={className}
      aria-label="Wrap long lines"
      aria-pressed={isEnabled}
      title={isEnabled ? 'Long lines wrap: click to scroll them' : 'Wrap long lines'}
      onClick={() => toggle()}>
      <IconWordWrap className={styles.icon} aria-hidden="true" />
    </Button>
  );
}
