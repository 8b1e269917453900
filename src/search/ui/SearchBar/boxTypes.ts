import type {TaggedHit} from '../../client/searchClient';
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
  onView: (hits: TaggedHit[]) => void;
  /** Called when the reader chooses the hit with the keyboard. */
  onChoose: (hit: TaggedHit) => void;
  /** Opens the hit in this tab. */
  navigate: (hit: TaggedHit) => void;
  /** Called when the dialog has closed and the focus should return. */
  onLeave: () => void;
}

export interface BoxSource {
  sourceId: string;
  /** Rejects when the source cannot be loaded. */
  search: (query: string) => Promise<SourceAnswer>;
}

export interface BoxApi {
  /** Opens the dialog and replaces its text with the given text. */
  open: (text?: string) => void;
  /** Makes the hit at this index the active one. */
  activate: (index: number) => void;
  refresh: () => void;
  /** Returns the input's text. */
  query: () => string;
  /** Searches for the query as if it had been typed. */
  search: (query: string) => void;
  /** Runs the code for an answer once, to compile it before the first real answer. */
  warmUp: () => void;
  /** Closes the dialog because another page is opening; the focus doesn't return to the button. */
  close: () => void;
  destroy: () => void;
}

/** Contents of the panel. */
export interface PanelState {
  /** The element to render into. */
  root: HTMLElement;
  status: SearchStatus;
  /** Number of times the dialog has opened. */
  opening: number;
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
  hit: TaggedHit;
  /** Element id by which the input refers to the active hit. */
  id: string;
  /** Index of the hit in the package's list. */
  index: number;
  isActive: boolean;
}
