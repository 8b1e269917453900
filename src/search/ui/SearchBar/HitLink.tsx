import {Fragment, memo, type MouseEvent, type ReactNode} from 'react';
import {markWords} from '../../engine/excerpt';
import type {Piece} from '../../shared/types';
import type {ShownHit} from '../../client/messages';
import {kindLabel, KindIcon} from './kinds';

export interface HitActions {
  /** Called when the reader follows the link in this tab. */
  onFollow: (hit: ShownHit) => void;
  /** Called when the reader chooses the hit, in this tab or another. */
  onChoose: (hit: ShownHit) => void;
  /** Called with the hit's index when the reader points at it. */
  onHover: (index: number) => void;
}

/** A hit in the panel. */
export interface PanelHit {
  hit: ShownHit;
  /** Element id by which the input refers to the active hit. */
  id: string;
  /** Index among the hits. */
  index: number;
  isActive: boolean;
}

interface Props extends PanelHit {
  /** True if it is the best hit on its page; the others are listed below it. */
  isLead: boolean;
  /** Arrives after the hit, which doesn't wait for it. */
  excerpt: Piece[] | undefined;
  actions: HitActions;
}

/** A result: a page or one of its sections, with its kind, signature, and excerpt. */
function HitLink({hit, id, index, isActive, isLead, excerpt, actions}: Props): ReactNode {
  const {document, terms} = hit;
  const isPage = !document.sectionRoute.includes('#');
  const isSection = !(isPage && isLead);
  const hasKind = !isSection || document.kind === 'member';
  const follow = (event: MouseEvent) => {
    actions.onChoose(hit);
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      event.preventDefault();
      actions.onFollow(hit);
    }
  };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- the box handles clicks and navigates on its own
    <a
      href={document.sectionRoute}
      id={id}
      role="option"
      aria-selected={isActive}
      className={isSection ? 'search-hit search-section' : 'search-hit'}
      data-kind={hasKind ? document.kind : undefined}
      tabIndex={-1}
      onClick={follow}
      // A click with the middle button isn't a `click` event.
      onAuxClick={(event) => event.button === 1 && actions.onChoose(hit)}
      onMouseMove={() => !isActive && actions.onHover(index)}>
      <KindIcon name={hasKind ? document.kind : 'section'} />
      <span className="search-hit-title">
        {isPage && isSection ? (
          // Its title is above.
          'Overview'
        ) : (
          <Pieces pieces={markWords(document.title, new Set(terms))} />
        )}
        {isSection && <span className="sr-only"> in {document.pageTitle}</span>}
        {document.since !== undefined && (
          <span className="search-hit-since">Since {document.since}</span>
        )}
        {document.instead !== undefined && (
          <span className="search-hit-since">Use {document.instead} instead</span>
        )}
        {!isSection && document.sidebarParentCategories.length > 0 && (
          <span className="search-hit-path">{document.sidebarParentCategories.join(' › ')}</span>
        )}
      </span>
      {hasKind && <span className="search-hit-kind">{kindLabel(document)}</span>}
      {document.signature !== undefined && (
        <code className="search-hit-signature">{document.signature}</code>
      )}
      {excerpt && (
        <span className="search-hit-excerpt">
          <Pieces pieces={excerpt} />
        </span>
      )}
    </a>
  );
}

/** Memoized, so only hits that become active or inactive re-render. */
export default memo(HitLink);

function Pieces({pieces}: {pieces: Piece[]}): ReactNode {
  return pieces.map(({text, isMarked}, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
