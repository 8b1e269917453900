import {Fragment, memo, useEffect, useState, type MouseEvent, type ReactNode} from 'react';
import {markWords} from '../../client/excerpt';
import type {Piece} from '../../client/messages';
import type {TaggedHit} from '../../client/searchClient';
import type {HitPlace} from './boxTypes';
import KindIcon from './KindIcon';

export interface HitActions {
  /** The reader follows the link in this tab. */
  onFollow: (hit: TaggedHit) => void;
  /** The reader opens the link in another tab with the middle button, which is no click. */
  onOpenTab: (hit: TaggedHit) => void;
  loadExcerpt: (hit: TaggedHit) => Promise<Piece[]>;
}

export interface Props extends HitPlace {
  hit: TaggedHit;
  actions: HitActions;
}

/** A result: what it is, its name or title, where it stands, and an excerpt. */
function HitLink({hit, id, isActive, actions}: Props): ReactNode {
  const {document, terms} = hit;
  const marked = new Set(terms);
  const path = [
    ...document.sidebarParentCategories,
    ...(document.pageTitle === document.title ? [] : [document.pageTitle]),
  ];
  const excerpt = useExcerpt(hit, actions.loadExcerpt);
  const follow = (event: MouseEvent) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      event.preventDefault();
      actions.onFollow(hit);
    }
  };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- Link loads the pages of all results, and looks each up among all routes
    <a
      href={document.sectionRoute}
      id={id}
      role="option"
      aria-selected={isActive}
      className="search-hit"
      tabIndex={-1}
      onClick={follow}
      onAuxClick={(event) => event.button === 1 && actions.onOpenTab(hit)}>
      <KindIcon kind={document.kind} />
      <span className="search-hit-head">
        <span className="search-hit-title">
          <Pieces pieces={markWords(document.title, marked)} />
        </span>
        {document.since !== undefined && (
          <span className="search-hit-since">Since {document.since}</span>
        )}
        <span className="search-hit-kind">{document.kind}</span>
      </span>
      {document.signature !== undefined && (
        <code className="search-hit-signature">{document.signature}</code>
      )}
      {path.length > 0 && <span className="search-hit-path">{path.join(' › ')}</span>}
      <span className="search-hit-excerpt">
        <Pieces pieces={excerpt} />
      </span>
    </a>
  );
}

/** The package renders the list with each key and each move of the mouse. */
export default memo(HitLink);

/** While the reader types on, the next query is worth more than the excerpts of this one; milliseconds. */
const typingPause = 100;

/** The excerpt comes after the hit, which does not wait for it. */
function useExcerpt(hit: TaggedHit, load: HitActions['loadExcerpt']): Piece[] {
  const [loaded, setLoaded] = useState<{place: string; pieces: Piece[]}>();
  const place = `${hit.tag} ${hit.document.id}`;
  const terms = hit.terms.join(' ');
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void load(hit).then((pieces) => {
        if (isCurrent) {
          setLoaded({place, pieces});
        }
      });
    }, typingPause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- place and terms stand for the hit, a new object with each answer
  }, [place, terms]);
  // While the reader types on, the marks of the last query are better than nothing.
  return loaded?.place === place ? loaded.pieces : [];
}

function Pieces({pieces}: {pieces: Piece[]}): ReactNode {
  return pieces.map(({text, isMarked}, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
