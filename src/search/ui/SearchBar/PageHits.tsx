import type {ReactNode} from 'react';
import type {Piece} from '../../shared/types';
import type {TaggedHit} from '../../client/searchClient';
import type {PlacedHit} from './boxTypes';
import HitLink, {type HitActions} from './HitLink';
import {kindOfPage, wordOf} from './icons';
import KindIcon from './KindIcon';

interface Props {
  /** Of one page, the best first. */
  hits: PlacedHit[];
  excerptOf: (hit: TaggedHit) => Piece[] | undefined;
  actions: HitActions;
}

/** The hits of a page: the page, and its sections under it. Where its sections alone are found, it is named above. */
export default function PageHits({hits, excerptOf, actions}: Props): ReactNode {
  const [first] = hits;
  if (!first) {
    return null;
  }
  const {document} = first.hit;
  const kind = kindOfPage(document);
  return (
    <div role="group" aria-label={document.pageTitle} className="search-page">
      {document.sectionRoute.includes('#') && (
        // Each section says its page to screen readers.
        <div className="search-page-name" aria-hidden="true" data-kind={kind}>
          <KindIcon name={kind} />
          <span className="search-page-title">{document.pageTitle}</span>{' '}
          <span className="search-hit-path">{document.sidebarParentCategories.join(' › ')}</span>
          <span className="search-hit-kind">{wordOf({...document, kind})}</span>
        </div>
      )}
      {hits.map((placed, position) => (
        <HitLink
          key={position}
          {...placed}
          isLead={position === 0}
          excerpt={excerptOf(placed.hit)}
          actions={actions}
        />
      ))}
    </div>
  );
}
