import {useState} from 'react';
import type {Answer, NameElsewhere} from '../../shared/types';

/** The search box's status for the query, and what the answer says besides its hits. */
export interface SearchStatus extends Omit<Answer, 'hits'> {
  /** `empty` if there is no query, or no index has answered one yet. */
  kind: 'empty' | 'found' | 'none' | 'invalid' | 'stalled' | 'unavailable';
  /** Number of hits. */
  count?: number;
}

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
  const {hits, ...rest} = answer;
  const kind = hits.length > 0 ? 'found' : rest.message === undefined ? 'none' : 'invalid';
  return {...rest, kind, count: hits.length};
}

/** Returns the status as text for screen readers. */
export function describe({kind, count, message = '', elsewhere}: SearchStatus): string {
  const name = elsewhere ? `${availabilityLabel(elsewhere)} ${elsewhere.name}. ` : '';
  switch (kind) {
    case 'empty':
      return '';
    case 'found':
      return `${name}${count} ${count === 1 ? 'result' : 'results'}. ${message}`;
    case 'none':
      return `${name}No results found.`;
    case 'invalid':
      return message;
    case 'stalled':
      // Once the index is loaded, answers take milliseconds.
      return 'Still loading the search index...';
    case 'unavailable':
      return 'Search is unavailable right now. Type again to retry.';
  }
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
