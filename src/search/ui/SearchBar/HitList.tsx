import {
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import {groupByPage} from '../../engine/groupByPage';
import {isHead, type Hit, type Piece} from '../../shared/types';
import HitLink, {kindLabel, KindIcon, type HitActions} from './HitLink';
import type {SearchState} from './searchState';
import {useServices} from './useServices';

export interface Props {
  search: Pick<SearchState, 'listId' | 'hitId'>;
  hits: readonly Hit[];
  /** Index of the active hit. */
  active: number | null;
  actions: HitActions;
}

/** Number of pages in the first and second renders. */
const firstRenderPages = 1;
const secondRenderPages = 3;

/** The hits, by page. */
export default function HitList({search, hits, active, actions}: Props): ReactNode {
  const excerpts = useExcerpts(hits);
  const pages = useMemo(() => groupByPage(hits), [hits]);
  // Readers look at the first hit first; the others render when the browser is idle, a few per task.
  const secondBatch = useDeferredValue(pages, []);
  const thirdBatch = useDeferredValue(secondBatch, []);
  const shownPages = [
    ...pages.slice(0, firstRenderPages),
    ...secondBatch.slice(firstRenderPages, Math.min(secondRenderPages, pages.length)),
    ...thirdBatch.slice(secondRenderPages, pages.length),
  ];
  const shownHits = shownPages.flat();
  const renderHit = (hit: Hit, position: number) => {
    const index = shownHits.indexOf(hit);
    return (
      <HitLink
        key={position}
        hit={hit}
        id={search.hitId(index)}
        index={index}
        isActive={index === active}
        isLead={position === 0}
        excerpt={excerpts.get(hit.document.sectionRoute)}
        actions={actions}
      />
    );
  };
  return (
    <div id={search.listId} role="listbox" aria-label="Search results" className="search-hits">
      {shownPages.map((pageHits, position) => (
        // Keyed by position, to reuse these elements for the next query's hits.
        <div
          key={position}
          role="group"
          aria-label={pageHits[0]?.document.pageTitle}
          className="search-page">
          {pageHits[0] && <PageName document={pageHits[0].document} />}
          {pageHits.map(renderHit)}
        </div>
      ))}
    </div>
  );
}

/** The name of a page of which only sections match. */
function PageName({document}: Pick<Hit, 'document'>): ReactNode {
  // Members are documented on class pages.
  const kind = document.kind === 'member' ? 'class' : document.kind;
  return (
    !isHead(document) && (
      // Each section tells screen readers which page it's on.
      <div className="search-page-name" aria-hidden="true" data-kind={kind}>
        <KindIcon name={kind} />
        <span className="search-page-title">{document.pageTitle}</span>{' '}
        <span className="search-hit-path">{document.sidebarParentCategories.join(' › ')}</span>
        <span className="search-hit-kind">{kindLabel({...document, kind})}</span>
      </div>
    )
  );
}

/** Delay in milliseconds before excerpts load, to keep them from slowing down the next query. */
const typingPause = 100;

/** Returns the excerpts by section. Those for the last query stay until new ones arrive. */
function useExcerpts(hits: readonly Hit[]): Map<string, Piece[]> {
  const {client} = useServices();
  const [excerpts, setExcerpts] = useState(new Map<string, Piece[]>());
  const excerptsKey = hits
    .map(({document, terms}) => `${document.sectionRoute} ${terms.join(' ')}`)
    .join('\n');
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void client.excerpts(hits).then((loaded) => {
        if (isCurrent) {
          const found = hits.flatMap(({document}, i) =>
            loaded[i]?.length ? [[document.sectionRoute, loaded[i]] as const] : [],
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
