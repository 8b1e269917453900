import type {ReactNode} from 'react';
import {pageKinds} from '../../../config/pageKinds';
import type {HitKind, SearchDocument} from '../../shared/types';

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
