import {useId, useLayoutEffect, useRef, type HTMLAttributes, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import Since from '@site/src/components/writers/Since';
import type {ReferenceCard} from '@site/src/reference/shared/cards';
import {useLayer} from '@site/src/client/closeOnBack';
import {positionCard} from './positionCard';
import styles from './styles.module.css';

interface Props extends HTMLAttributes<HTMLDivElement> {
  card: ReferenceCard;
  link: HTMLAnchorElement;
  close: () => void;
}

/** A link's card, at the end of `main`: in a landmark, but outside scrolling tables that would clip it. */
export default function Card({card, link, close, ...props}: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const nameId = useId();
  const isInSample = link.closest('.code-body') !== null;
  // With a mouse, cards come and go as the pointer moves.
  const isTouch = window.matchMedia('(hover: none)').matches;
  useLayer(isTouch, close);
  useLayoutEffect(() => {
    const box = element.current;
    if (box) {
      const {left, top} = positionCard(link.getBoundingClientRect(), box.getBoundingClientRect(), {
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      });
      box.style.left = `${left + window.scrollX}px`;
      box.style.top = `${top + window.scrollY}px`;
    }
  }, [card, link]);

  // A layout effect, to handle Escape from the first frame that shows the card.
  useLayoutEffect(() => {
    function closeOutside({target, type}: Event): void {
      const isInside =
        target instanceof Node && (element.current?.contains(target) || link.contains(target));
      // A tapped link first replaces the card's history entry.
      const isLink = isTouch && target instanceof Element && target.closest('a') !== null;
      if (!isInside && !(isLink && type === 'pointerdown')) {
        close();
      }
    }
    const listeners = new AbortController();
    const {signal} = listeners;
    document.addEventListener('pointerdown', closeOutside, {signal});
    document.addEventListener('click', closeOutside, {signal});
    document.addEventListener('keydown', ({key}) => key === 'Escape' && close(), {signal});
    // Keeps the focus on the link, because the card closes when the link loses it.
    element.current?.addEventListener('mousedown', (event) => event.preventDefault(), {signal});
    return () => listeners.abort();
  }, [link, close, isTouch]);

  return createPortal(
    <div
      {...props}
      ref={element}
      role={isInSample ? 'dialog' : 'tooltip'}
      aria-labelledby={isInSample ? nameId : undefined}
      className={styles.card}>
      {card.forms.length > 0 ? (
        <pre id={nameId} className={styles.forms}>
          <code>{card.forms.join('\n')}</code>
        </pre>
      ) : (
        <p id={nameId} className={styles.name}>
          {card.name}
        </p>
      )}
      {card.purpose && <p className={styles.purpose}>{card.purpose}</p>}
      {card.instead !== undefined && (
        <p className={styles.purpose}>
          <strong>
            Use <code>{card.instead}</code> instead.
          </strong>
        </p>
      )}
      {card.since !== undefined && <Since version={card.since} />}
      {isInSample && (
        <p className={styles.more}>
          <Link to={link.pathname + link.hash} onClick={close}>
            Open {card.name}
          </Link>
        </p>
      )}
    </div>,
    document.querySelector('main') ?? document.body,
  );
}
