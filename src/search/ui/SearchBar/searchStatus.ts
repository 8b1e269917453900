import {useState} from 'react';
import type {Answer, NameElsewhere} from '../../shared/types';

type VersionHint = Pick<Answer, 'elsewhere'>;

/** The search box's status for the query. */
export type SearchStatus =
  /** There is no query, or no index has answered one yet. */
  | {kind: 'empty'}
  | ({kind: 'found'; count: number; notice?: string; isNear?: true} & VersionHint)
  | ({kind: 'none'} & VersionHint)
  | {kind: 'invalid'; message: string}
  | {kind: 'stalled'}
  | {kind: 'unavailable'};

/** Derives the query's status from the latest answer. */
export function statusOf(
  {query, status}: {query: string; status: string},
  answer: Answer | 'unavailable' | undefined,
): SearchStatus {
  if (query.trim() === '') {
    return {kind: 'empty'};
  }
  if (status === 'stalled') {
    return {kind: 'stalled'};
  }
  if (answer === undefined) {
    return {kind: 'empty'};
  }
  if (answer === 'unavailable') {
    return {kind: 'unavailable'};
  }
  const {hits, message, isNear, elsewhere} = answer;
  if (hits.length > 0) {
    return {kind: 'found', count: hits.length, notice: message, isNear, elsewhere};
  }
  return message === undefined ? {kind: 'none', elsewhere} : {kind: 'invalid', message};
}

/** Returns the status as text for screen readers. */
export function describe(status: SearchStatus): string {
  switch (status.kind) {
    case 'empty':
      return '';
    case 'found':
      return `${elsewherePrefix(status)}${status.count} ${status.count === 1 ? 'result' : 'results'}. ${status.notice ?? ''}`;
    case 'none':
      return `${elsewherePrefix(status)}No results found.`;
    case 'invalid':
      return status.message;
    case 'stalled':
      // Once the index is loaded, answers take milliseconds.
      return 'Still loading the search index...';
    case 'unavailable':
      return 'Search is unavailable right now. Type again to retry.';
  }
}

function elsewherePrefix({elsewhere}: VersionHint): string {
  return elsewhere ? `${availabilityLabel(elsewhere)} ${elsewhere.name}. ` : '';
}

/** Returns the text before the name: `New in 1.1.0:`. */
export function availabilityLabel({isNewer, version}: NameElsewhere): string {
  return `${isNewer ? 'New' : 'Last'} in ${version}:`;
}

/** Time in milliseconds without a keystroke after which typing counts as finished. */
const typingPause = 500;

/**
 * Announces a message after typing has stopped, through an element whose text React doesn't own, to avoid
 * re-rendering anything else.
 */
export function useAnnouncer() {
  const [announcer] = useState(() => {
    let status: HTMLElement | null = null;
    let announced = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    return {
      statusRef: (element: HTMLElement | null) => {
        status = element;
        element?.replaceChildren(announced);
      },
      announce: (text: string) => {
        if (text !== announced) {
          announced = text;
          clearTimeout(timer);
          timer = setTimeout(() => status?.replaceChildren(text), text === '' ? 0 : typingPause);
        }
      },
    };
  });
  return announcer;
}
