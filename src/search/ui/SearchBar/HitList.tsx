import {
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type {Piece} from '../../shared/types';
import type {ShownHit} from '../../client/messages';
import {groupByPage} from '../../engine/groupByPage';
import HitLink, {type HitActions, type PanelHit} from './HitLink';
import {kindLabel, KindIcon} from './kinds';
import type {SearchState} from './searchState';

type LoadExcerpts = (hits: readonly ShownHit[]) => Promise<Piece[][]>;

export interface Props {
  search: Pick<SearchState, 'listId' | 'hitId'>;
  hits: readonly ShownHit[];
  /** Index of the active hit. */
  active: number | null;
  actions: HitActions;
  loadExcerpts: LoadExcerpts;
}

/** Number of pages in the first and second renders. */
const firstRenderPages = 1;
const secondRenderPages = 3;

/** The hits, by page. */
export default function HitList({
  search: {listId, hitId},
  hits,
  active,
  actions,
  loadExcerpts,
}: Props): ReactNode {
  const excerpts = useExcerpts(hits, loadExcerpts);
  const pages = useMemo(
    () =>
      groupByPage(hits).map((pageHits) =>
        pageHits.map((hit): PanelHit => {
          const index = hits.indexOf(hit);
          return {hit, id: hitId(index), index, isActive: index === active};
        }),
      ),
    [hits, hitId, active],
  );
  // Readers look at the first hit first; the others render when the browser is idle, a few per task.
  const secondBatch = useDeferredValue(pages, []);
  const thirdBatch = useDeferredValue(secondBatch, []);
  const shownPages = [
    ...pages.slice(0, firstRenderPages),
    ...secondBatch.slice(firstRenderPages, Math.min(secondRenderPages, pages.length)),
    ...thirdBatch.slice(secondRenderPages, pages.length),
  ];
  return (
    <div id={listId} role="listbox" aria-label="Search results" className="search-hits">
      {shownPages.map((pageHits, position) => (
        <PageHits
          // Keyed by position, to reuse these elements for the next query's hits.
          key={position}
          hits={pageHits}
          excerptOf={(hit) => excerpts.get(sectionOf(hit))}
          actions={actions}
        />
      ))}
    </div>
  );
}

interface PageHitsProps {
  /** The hits on one page, best first. */
  hits: PanelHit[];
  excerptOf: (hit: ShownHit) => Piece[] | undefined;
  actions: HitActions;
}

/** A page and its matching sections. If only sections match, the page is named above them. */
function PageHits({hits, excerptOf, actions}: PageHitsProps): ReactNode {
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

/** Delay in milliseconds before excerpts load, to keep them from slowing down the next query. */
const typingPause = 100;

/** Returns the excerpts by section. Those for the last query stay until new ones arrive. */
function useExcerpts(hits: readonly ShownHit[], load: LoadExcerpts): Map<string, Piece[]> {
  const [excerpts, setExcerpts] = useState(new Map<string, Piece[]>());
  const excerptsKey = hits.map((hit) => `${sectionOf(hit)} ${hit.terms.join(' ')}`).join('\n');
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void load(hits).then((loaded) => {
        if (isCurrent) {
          const found = hits.flatMap((hit, i) =>
            loaded[i]?.length ? [[sectionOf(hit), loaded[i]] as const] : [],
          );
          startTransition(() => setExcerpts(new Map(found)));
        }
      });
    }, typingPause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `excerptsKey` identifies the hits, new in each answer
  }, [excerptsKey]);
  return excerpts;
}

function sectionOf({tag, document: {id}}: ShownHit): string {
  return `${tag} ${id}`;
}
