import type {ReactNode} from 'react';
import type {TaggedAnswer, TaggedHit} from '../../client/searchClient';
import type {Options} from '../../options';
import type {Outcome} from './outcome';

/** What the box needs of the page around it. */
export interface BoxOptions {
  container: HTMLElement;
  initialQuery: string;
  panelPlacement: Options['panelPlacement'];
  sources: BoxSource[];
  /** Loads the index ahead of the first query. */
  load: () => Promise<void>;
  renderHit: (hit: TaggedHit, place: HitPlace) => ReactNode;
  /** Called with nothing when the panel closes. */
  onPanel: (panel: PanelState | undefined) => void;
  /** What screen readers are told. */
  onAnnounce: (text: string) => void;
  onView: (hits: TaggedHit[]) => void;
  /** The reader has chosen the hit, for this tab or another one. */
  onChoose: (hit: TaggedHit) => void;
  /** Goes to the hit in this tab. */
  navigate: (hit: TaggedHit) => void;
  /** The reader wants to be where they came from. */
  onLeave: () => void;
}

export interface HitPlace {
  /** By which the input names the active hit. */
  id: string;
  isActive: boolean;
}

export interface BoxSource {
  sourceId: string;
  /** Rejects when the source cannot be had. */
  search: (query: string) => Promise<TaggedAnswer>;
}

export interface BoxApi {
  /** Puts the focus on the box, which stays as it is. */
  focus: () => void;
  /** Puts the focus into the input, which covers the screen when that is small. */
  open: () => void;
  refresh: () => void;
  close: () => void;
  destroy: () => void;
}

/** What the panel shows. */
export interface PanelState {
  root: HTMLElement;
  /** The list of the hits. */
  list: ReactNode;
  outcome: Outcome;
}
