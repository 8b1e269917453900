import type {ReactNode} from 'react';
import type {Piece} from '../../shared/types';
import type {ShownHit} from '../../client/messages';
import type {PanelHit} from './boxTypes';
import HitLink, {type HitActions} from './HitLink';
import {kindLabel} from './icons';
import KindIcon from './KindIcon';

interface Props {
  /** The hits on one page, best first. */
  hits: PanelHit[];
  excerptOf: (hit: ShownHit) => Piece[] | undefined;
  actions: HitActions;
}

/** A page and its matching sections. If only sections match, the page is named above them. */
export default function PageHits({hits, excerptOf, actions}: Props): ReactNode {
  const [first] = hits;
  if (!first) {
    return null;
  }
  const {document} = first.hit;
  // Members are documented on class pages.
  const kind = document.kind === 'member' ? 'class' : document.kind;
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
