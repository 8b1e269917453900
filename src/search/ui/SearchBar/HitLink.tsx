import {Fragment, memo, type MouseEvent, type ReactNode} from 'react';
import {pageKinds} from '../../../config/pageKinds';
import {markWords} from '../../engine/excerpt';
import {isHead, type Hit, type HitKind, type Piece, type SearchDocument} from '../../shared/types';

export interface HitActions {
  /** Called when the reader follows the link in this tab. */
  onFollow: (hit: Hit) => void;
  /** Called when the reader chooses the hit, in this tab or another. */
  onChoose: (hit: Hit) => void;
  /** Called with the hit's index when the reader points at it. */
  onHover: (index: number) => void;
}

interface Props {
  hit: Hit;
  /** Element id by which the input refers to the active hit. */
  id: string;
  /** Index among the hits. */
  index: number;
  isActive: boolean;
  /** True if it is the best hit on its page; the others are listed below it. */
  isLead: boolean;
  /** Arrives after the hit, which doesn't wait for it. */
  excerpt: Piece[] | undefined;
  actions: HitActions;
}

/** A result: a page or one of its sections, with its kind, signature, and excerpt. */
function HitLink({hit, id, index, isActive, isLead, excerpt, actions}: Props): ReactNode {
  const {document, terms} = hit;
  const isPage = isHead(document);
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

/** The kind of page or hit that an icon represents. */
type IconName = HitKind | 'section';

/** Icon paths on a 16 by 16 grid, drawn as outlines. */
const icons: Record<IconName, string> = {
  class: 'M8 2l5.2 3v6L8 14l-5.2-3V5zM2.8 5L8 8l5.2-3M8 8v6',
  cloud: 'M4.6 12.5a3 3 0 0 1-.2-6A3.9 3.9 0 0 1 12 7.3a2.7 2.7 0 0 1-.4 5.2z',
  command: 'M11.5 3.2c-2-.8-3.3.2-3.6 2l-1 5.8c-.3 1.8-1.4 2.6-3.2 2M4.8 7h5.6',
  component: 'M2.5 2.5h4.5v4.5H2.5zM9 2.5h4.5v4.5H9zM2.5 9h4.5v4.5H2.5zM9 9h4.5v4.5H9z',
  concept:
    'M6.3 13.5h3.4M8 2a4.2 4.2 0 0 0-2.3 7.7c.5.4.8.9.8 1.6h3c0-.7.3-1.2.8-1.6A4.2 4.2 0 0 0 8 2z',
  endpoint: 'M2.5 5.5h10L10 3M13.5 10.5h-10L6 13',
  guide: 'M4 14V2.5h8.5l-2 2.7 2 2.8H4',
  member: 'M2 8h4.5M6.5 8a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0M12 8h2',
  notes: 'M3.5 2.5h9v11h-9zM6 5.5h4M6 8h4M6 10.5h2.5',
  page: 'M4 2.5h5.5L12 5v8.5H4zM9.5 2.5V5H12',
  section: 'M3 4.5h10M3 8h10M3 11.5h6',
  studio: 'M2.5 3.5h11v9h-11zM2.5 6.2h11M6 6.2v6.3',
};

/** The icon for a hit's kind, which is also shown as text. */
export function KindIcon({name}: {name: IconName}): ReactNode {
  return (
    <svg className="search-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}

/** Returns the kind to display for a hit. To readers, `$orderby` is a parameter rather than an endpoint. */
export function kindLabel({kind, names}: Pick<SearchDocument, 'kind' | 'names'>): string {
  if (kind === 'endpoint') {
    return names?.some((name) => name.startsWith('$')) ? 'parameter' : 'REST';
  }
  return kind === 'member' ? 'member' : pageKinds[kind].word;
}
