import type {ReactNode} from 'react';
import {icons, type IconName} from './icons';

/** The icon for a hit's kind, which is also shown as text. */
export default function KindIcon({name}: {name: IconName}): ReactNode {
  return (
    <svg className="search-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
