import type {ReactNode} from 'react';
import {lastReadings} from '../../client/readings';
import Examples from './Examples';
import PanelLink, {type Place} from './PanelLink';

export interface Props {
  /** Most readers' tasks, in the searched version. */
  tasks: readonly Place[];
  onGo: (path: string) => void;
  onAsk: (query: string) => void;
}

/** The offers of the empty box: recent pages, tasks, and query syntax. */
export default function Start({tasks, onGo, onAsk}: Props): ReactNode {
  const readings = lastReadings()
    .filter(({path}) => path !== window.location.pathname)
    .slice(0, 5)
    .map(({path, title}) => ({path, label: title}));
  return (
    <>
      <div className="search-start">
        {readings.length > 0 && <Places title="Recent" places={readings} onGo={onGo} />}
        <Places title="Tasks" places={tasks} onGo={onGo} />
      </div>
      <Examples onAsk={onAsk} />
    </>
  );
}

function Places({
  title,
  places,
  onGo,
}: {
  title: string;
  places: readonly Place[];
  onGo: (path: string) => void;
}): ReactNode {
  return (
    <div role="group" aria-label={title}>
      <p className="search-start-title">{title}</p>
      <ul>
        {places.map((place) => (
          <li key={place.path}>
            <PanelLink {...place} onGo={onGo} />
          </li>
        ))}
      </ul>
    </div>
  );
}
