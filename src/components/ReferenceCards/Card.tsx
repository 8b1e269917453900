import {useLayoutEffect, useRef, type HTMLAttributes, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Since from '@site/src/components/writers/Since';
import type {ReferenceCard} from '@site/src/plugins/reference/shared/cards';
import {placeCard} from './placeCard';
import styles from './styles.module.css';

interface Props extends HTMLAttributes<HTMLDivElement> {
  card: ReferenceCard;
  link: HTMLAnchorElement;
}

/** Rendered at the end of the document, where no scrolling table clips it. */
export default function Card({card, link, ...props}: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = element.current;
    if (own) {
      const {left, top} = placeCard(link.getBoundingClientRect(), own.getBoundingClientRect(), {
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      });
      own.style.left = `${left + window.scrollX}px`;
      own.style.top = `${top + window.scrollY}px`;
    }
  }, [card, link]);
  return createPortal(
    <div {...props} ref={element} role="tooltip" className={styles.card}>
      {card.forms.length > 0 ? (
        <pre className={styles.forms}>
          <code>{card.forms.join('\n')}</code>
        </pre>
      ) : (
        <p className={styles.name}>{card.name}</p>
      )}
      <p className={styles.purpose}>
        {card.purpose}
        {card.instead !== undefined && (
          <strong>
            {' '}
            Use <code>{card.instead}</code> instead.
          </strong>
        )}
      </p>
      {card.since !== undefined && <Since version={card.since} />}
    </div>,
    document.body,
  );
}
