import type {ShownHit} from '../../client/messages';
import type {Options} from '../../options';
import type {SearchStatus, SourceAnswer} from './searchStatus';

/** The box's connections to the page around it. */
export interface BoxOptions {
  container: HTMLElement;
  initialQuery: string;
  panelPlacement: Options['panelPlacement'];
  sources: BoxSource[];
  /** Loads the index before the first query. */
  load: () => Promise<boolean>;
  /** Called with the contents of an open panel when they change. */
  onPanel: (panel: PanelState) => void;
  /** Called with the text for screen readers to announce. */
  onAnnounce: (text: string) => void;
  onView: (hits: ShownHit[]) => void;
  /** Called when the reader chooses the hit with the keyboard. */
  onChoose: (hit: ShownHit) => void;
  /** Opens the hit in this tab. */
  navigate: (hit: ShownHit) => void;
  /** Called when the dialog has closed and the focus should return. */
  onLeave: () => void;
}

export interface BoxSource {
  sourceId: string;
  /** Rejects when the source cannot be loaded. */
  search: (query: string) => Promise<SourceAnswer>;
}

/** Contents of the panel. */
export interface PanelState {
  /** The element to render into. */
  root: HTMLElement;
  status: SearchStatus;
  /** Number of times the dialog has opened. */
  openCount: number;
  lists: HitListState[];
  /** Call this once everything is in the document. */
  onRendered: () => void;
}

/** A source's hits. */
export interface HitListState {
  id: string;
  /** Grouped by page, best hit first. */
  pages: PanelHit[][];
}

export interface PanelHit {
  hit: ShownHit;
  /** Element id by which the input refers to the active hit. */
  id: string;
  /** Index of the hit in the package's list. */
  index: number;
  isActive: boolean;
}
