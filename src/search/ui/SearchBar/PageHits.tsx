import type {ReactNode} from 'react';
import type {Piece} from '../../shared/types';
import type {TaggedHit} from '../../client/searchClient';
import type {PanelHit} from './boxTypes';
import HitLink, {type HitActions} from './HitLink';
import {kindOfPage, kindLabel} from './icons';
import KindIcon from './KindIcon';

interface Props {
  /** The hits on one page, best first. */
  hits: PanelHit[];
  excerptOf: (hit: TaggedHit) => Piece[] | undefined;
  actions: HitActions;
}

/** A page and its matching sections. If only sections match, the page is named above them. */
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
        // Each section tells screen readers which page it's on.
        <div className="search-page-name" aria-hidden="true" data-kind={kind}>
          <KindIcon name={kind} />
          <span className="search-page-title">{document.pageTitle}</span>{' '}
          <span className="search-hit-path">{document.sidebarParentCategories.join(' › ')}</span>
          <span className="search-hit-kind">{kindLabel({...document, kind})}</span>
        </div>
      )}
      {hits.map((hit, position) => (
        <HitLink
          key={position}
          {...hit}
          isLead={position === 0}
          excerpt={excerptOf(hit.hit)}
          actions={actions}
        />
      ))}
    </div>
  );
}
