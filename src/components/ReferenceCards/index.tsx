import {lazy, Suspense, useLayoutEffect, type ReactNode} from 'react';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {useCard, type LinkEvents, type OpenCard} from './useCard';

const Card = lazy(() => import('./Card'));

const cardId = 'reference-card';

interface Props {
  /** What has the links, given the events that it must listen to. */
  children: (events: LinkEvents) => ReactNode;
}

/** Shows at links to names of the reference a card with their signature, purpose and version. */
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

/** The card describes the link, in the place of its title, which browsers would show beside it. */
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
