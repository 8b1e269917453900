import {Fragment, useEffect, useState, type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {markWords} from '../../client/excerpt';
import type {Piece} from '../../client/messages';
import type {TaggedHit} from '../../client/searchClient';

export interface Props {
  hit: TaggedHit;
  /** The reader follows the link in this tab. */
  onFollow: (hit: TaggedHit) => void;
  loadExcerpt: (hit: TaggedHit) => Promise<Piece[]>;
}

/** A result: what it is, its name or title, where it stands, and an excerpt. */
export default function HitLink({hit, onFollow, loadExcerpt}: Props): ReactNode {
  const {document, terms} = hit;
  const marked = new Set(terms);
  const path = [
    ...document.sidebarParentCategories,
    ...(document.pageTitle === document.title ? [] : [document.pageTitle]),
  ];
  const excerpt = useExcerpt(hit, loadExcerpt);
  const follow = (event: MouseEvent) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      onFollow(hit);
    }
  };
  return (
    <Link to={document.sectionRoute} className="search-hit" tabIndex={-1} onClick={follow}>
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
    </Link>
  );
}

/** The excerpt comes after the hit, which does not wait for it. */
function useExcerpt(hit: TaggedHit, load: Props['loadExcerpt']): Piece[] {
  const [loaded, setLoaded] = useState<{key: string; pieces: Piece[]}>();
  const key = `${hit.tag} ${hit.document.id} ${hit.terms.join(' ')}`;
  useEffect(() => {
    let isCurrent = true;
    void load(hit).then((pieces) => {
      if (isCurrent) {
        setLoaded({key, pieces});
      }
    });
    return () => {
      isCurrent = false;
    };
    // The key stands for the hit, which is a new object with each answer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return loaded?.key === key ? loaded.pieces : [];
}

function Pieces({pieces}: {pieces: Piece[]}): ReactNode {
  return pieces.map(({text, isMarked}, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
