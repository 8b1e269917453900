import type {ReactNode} from 'react';
import type {HitKind} from '../../shared/types';

const page = 'M6 2.5h8l4 4v15H6zM14 2.5v4h4M9 12h6M9 16h6';
const screen = 'M3 4.5h18v12H3zM9 20.5h6M12 16.5v4';

/** Outlines on a grid of 24. */
const outlines: Record<HitKind, string> = {
  class: 'M12 2.5 20.5 7v10L12 21.5 3.5 17V7zM3.5 7l8.5 4.5L20.5 7M12 11.5v10',
  cloud: 'M7 18.5a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.5 1.2 4 4 0 0 1 0 7.8z',
  command: 'm4 6.5 5.5 5.5L4 17.5M12 18.5h8',
  component: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  concept: page,
  endpoint: 'M3 12h12M11 7.5 15.5 12 11 16.5M20 5v14',
  guide: 'M3 5.5c3-1.5 6-1.5 9 .5v14c-3-2-6-2-9-.5zM21 5.5c-3-1.5-6-1.5-9 .5v14c3-2 6-2 9-.5z',
  member: 'M10 4.5H7v15h3M14 4.5h3v15h-3M12 11.5v1',
  notes: page,
  page,
  studio: screen,
};

/** What a hit is, as a sign for the eye; the word stands beside it. */
export default function KindIcon({kind}: {kind: HitKind}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="search-hit-icon" data-kind={kind}>
      <path d={outlines[kind]} />
    </svg>
  );
}
