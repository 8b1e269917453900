import {
  lazy,
  Suspense,
  useLayoutEffect,
  type MouseEventHandler,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import {useActiveVersion, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useCard, type LinkEvents, type OpenCard} from './useCard';

const Card = lazy(() => import('./Card'));

const cardId = 'reference-card';

interface Props {
  /** The version to link to; defaults to the page's. */
  version?: GlobalVersion;
  /** Renders the links; spread `events` on the element around them. */
  children: (events: LinkEvents & {onClick: MouseEventHandler<HTMLElement>}) => ReactNode;
}

/**
 * Shows a card with the signature, description, and version for links to reference entries, and for names
 * in code, which become links when a reader points at or focuses the code.
 */
export default function ReferenceCards({version, children}: Props): ReactNode {
  const activeVersion = useActiveVersion(undefined);
  const {label = '', path = ''} = version ?? activeVersion ?? {};
  const {open, show, close, linkEvents, cardEvents} = useCard(label);
  useDescription(open);

  function linkNames({target, nativeEvent}: SyntheticEvent): void {
    const code = target instanceof Element && target.closest('pre');
    if (code) {
      import('./codeLinks').then(
        ({linkCode}) => linkCode(code, nativeEvent, path, show),
        // The code is readable without links.
        () => undefined,
      );
    }
  }

  return (
    <>
      {children({
        ...linkEvents,
        onPointerOver: (event) => {
          linkEvents.onPointerOver(event);
          linkNames(event);
        },
        onFocus: (event) => {
          linkEvents.onFocus(event);
          linkNames(event);
        },
        onClick: linkNames,
      })}
      {open && (
        <Suspense>
          <Card {...open} {...cardEvents} close={close} id={cardId} />
        </Suspense>
      )}
    </>
  );
}

/** Makes the card the link's description, instead of its title, which browsers show as a second tooltip. */
function useDescription(open: OpenCard | undefined): void {
  useLayoutEffect(() => {
    if (!open) {
      return undefined;
    }
    const {link} = open;
    const title = link.getAttribute('title');
    link.removeAttribute('title');
    link.setAttribute('aria-describedby', cardId);
    return () => {
      link.removeAttribute('aria-describedby');
      if (title !== null) {
        link.setAttribute('title', title);
      }
    };
  }, [open]);
}
