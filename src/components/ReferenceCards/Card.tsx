import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import Since from '@site/src/components/writers/Since';
import type {ReferenceCard} from '@site/src/reference/shared/cards';
import {positionCard} from './positionCard';
import styles from './styles.module.css';

interface Props extends HTMLAttributes<HTMLDivElement> {
  card: ReferenceCard;
  link: HTMLAnchorElement;
  close: () => void;
}

/** Rendered at the end of `main`: inside a landmark, and outside scrolling tables that would clip it. */
export default function Card({card, link, close, ...props}: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const nameId = useId();
  const isOfSample = link.closest('.code-body') !== null;
  useLayoutEffect(() => {
    const own = element.current;
    if (own) {
      const {left, top} = positionCard(link.getBoundingClientRect(), own.getBoundingClientRect(), {
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      });
      own.style.left = `${left + window.scrollX}px`;
      own.style.top = `${top + window.scrollY}px`;
    }
  }, [card, link]);

  // The focus doesn't move: the card closes when the name loses it.
  useEffect(() => {
    const own = element.current;
    const keepFocus = (event: MouseEvent): void => event.preventDefault();
    own?.addEventListener('mousedown', keepFocus);
    return () => own?.removeEventListener('mousedown', keepFocus);
  }, []);

  useEffect(() => {
    function closeBeside({target}: PointerEvent): void {
      if (!(
        target instanceof Node &&
        (element.current?.contains(target) || link.contains(target))
      )) {
        close();
      }
    }
    document.addEventListener('pointerdown', closeBeside);
    return () => document.removeEventListener('pointerdown', closeBeside);
  }, [link, close]);

  return createPortal(
    <div
      {...props}
      ref={element}
      role={isOfSample ? 'dialog' : 'tooltip'}
      aria-labelledby={isOfSample ? nameId : undefined}
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
      {isOfSample && (
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
