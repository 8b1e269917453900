import {lazy, Suspense, useLayoutEffect, type ReactNode} from 'react';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {useCard, type LinkEvents, type OpenCard} from './useCard';

const Card = lazy(() => import('./Card'));

const cardId = 'reference-card';

interface Props {
  /** Renders the links; spread `events` on the element around them. */
  children: (events: LinkEvents) => ReactNode;
}

/** Shows a card with signature, purpose and version for links to names of the reference. */
export default function ReferenceCards({children}: Props): ReactNode {
  const version = useActiveVersion(undefined)?.label ?? '';
  const {open, linkEvents, cardEvents} = useCard(version);
  useDescription(open);
  return (
    <>
      {children(linkEvents)}
      {open && (
        <Suspense>
          <Card {...open} {...cardEvents} id={cardId} />
        </Suspense>
      )}
    </>
  );
}

/** The card replaces the link's title, which browsers would show as a second tooltip. */
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
