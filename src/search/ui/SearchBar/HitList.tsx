import {startTransition, useDeferredValue, useEffect, useState, type ReactNode} from 'react';
import type {Piece} from '../../shared/types';
import type {ShownHit} from '../../client/messages';
import type {HitListState} from './boxTypes';
import type {HitActions} from './HitLink';
import PageHits from './PageHits';

export type LoadExcerpts = (hits: ShownHit[]) => Promise<Piece[][]>;

export interface Props {
  list: HitListState;
  actions: HitActions;
  loadExcerpts: LoadExcerpts;
}

/** Number of pages in the first and second renders. */
const firstRenderPages = 1;
const secondRenderPages = 3;

/** A source's hits, by page. */
export default function HitList({list: {id, pages}, actions, loadExcerpts}: Props): ReactNode {
  const excerpts = useExcerpts(
    pages.flat().map(({hit}) => hit),
    loadExcerpts,
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
    <div id={id} role="listbox" aria-label="Search results" className="search-hits">
      {shownPages.map((hits, position) => (
        <PageHits
          // Keyed by position, to reuse these elements for the next query's hits.
          key={position}
          hits={hits}
          excerptOf={(hit) => excerpts.get(sectionOf(hit))}
          actions={actions}
        />
      ))}
    </div>
  );
}

/** Delay in milliseconds before excerpts load, to keep them from slowing down the next query. */
const typingPause = 100;

/** Returns the excerpts by section. Those for the last query stay until new ones arrive. */
function useExcerpts(hits: ShownHit[], load: LoadExcerpts): Map<string, Piece[]> {
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
