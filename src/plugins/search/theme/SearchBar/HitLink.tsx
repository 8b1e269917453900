import {Fragment, memo, type MouseEvent, type ReactNode} from 'react';
import {pageKinds} from '../../../../config/pageKinds';
import {markWords} from '../../client/excerpt';
import type {Piece} from '../../client/messages';
import type {TaggedHit} from '../../client/searchClient';
import type {HitKind} from '../../shared/types';
import type {PlacedHit} from './boxTypes';

export interface HitActions {
  /** The reader follows the link in this tab. */
  onFollow: (hit: TaggedHit) => void;
  /** The reader has chosen the hit, for this tab or another one. */
  onChoose: (hit: TaggedHit) => void;
  /** The reader points at the hit of this number. */
  onPoint: (number: number) => void;
}

export interface Props extends PlacedHit {
  /** Comes after the hit, which does not wait for it. */
  excerpt: Piece[] | undefined;
  actions: HitActions;
}

/** The sign before a hit. Letters, since the browser parses each SVG of a style sheet as a document. */
function signOf(kind: HitKind): string {
  return kind === 'member' ? '.' : pageKinds[kind].sign;
}

/** A result: its kind, its name or title, its section, and an excerpt. */
function HitLink({hit, id, number, isActive, excerpt, actions}: Props): ReactNode {
  const {document, terms} = hit;
  const path = [
    ...document.sidebarParentCategories,
    ...(document.pageTitle === document.title ? [] : [document.pageTitle]),
  ];
  const follow = (event: MouseEvent) => {
    actions.onChoose(hit);
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
      data-sign={signOf(document.kind)}
      tabIndex={-1}
      onClick={follow}
      // The middle button is no click.
      onAuxClick={(event) => event.button === 1 && actions.onChoose(hit)}
      onMouseMove={() => !isActive && actions.onPoint(number)}>
      <span className="search-hit-title">
        <Pieces pieces={markWords(document.title, new Set(terms))} />
        {document.since !== undefined && (
          <span className="search-hit-since">Since {document.since}</span>
        )}
        {document.instead !== undefined && (
          <span className="search-hit-since">Use {document.instead} instead</span>
        )}
      </span>
      <span className="search-hit-kind">{document.kind}</span>
      {document.signature !== undefined && (
        <code className="search-hit-signature">{document.signature}</code>
      )}
      {path.length > 0 && <span className="search-hit-path">{path.join(' › ')}</span>}
      {excerpt && (
        <span className="search-hit-excerpt">
          <Pieces pieces={excerpt} />
        </span>
      )}
    </a>
  );
}

/** When another hit becomes the active one, the others stay. */
export default memo(HitLink);

function Pieces({pieces}: {pieces: Piece[]}): ReactNode {
  return pieces.map(({text, isMarked}, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
