import type {TaggedHit} from '../../client/searchClient';
import type {Options} from '../../options';
import type {Outcome, SourceAnswer} from './outcome';

/** What the box needs from the page around it. */
export interface BoxOptions {
  container: HTMLElement;
  initialQuery: string;
  panelPlacement: Options['panelPlacement'];
  sources: BoxSource[];
  /** Loads the index ahead of the first query. */
  load: () => Promise<boolean>;
  /** Called with what an open panel shows, when that has changed. */
  onPanel: (panel: PanelState) => void;
  /** What screen readers announce. */
  onAnnounce: (text: string) => void;
  onView: (hits: TaggedHit[]) => void;
  /** The reader has chosen the hit with the keyboard. */
  onChoose: (hit: TaggedHit) => void;
  /** Goes to the hit in this tab. */
  navigate: (hit: TaggedHit) => void;
  /** The dialog has closed, and the reader wants to be where they came from. */
  onLeave: () => void;
}

export interface BoxSource {
  sourceId: string;
  /** Rejects when the source cannot be loaded. */
  search: (query: string) => Promise<SourceAnswer>;
}

export interface BoxApi {
  /** Opens the dialog, with this text in place of what was in it. */
  open: (text?: string) => void;
  /** Makes the hit of this number the active one. */
  activate: (number: number) => void;
  refresh: () => void;
  /** What is in the input. */
  query: () => string;
  /** Searches for the query, as if it had been typed. */
  ask: (query: string) => void;
  /** Runs the code of an answer once, so that the first one does not wait for it to be compiled. */
  warmUp: () => void;
  /** Closes the dialog for a page that comes: the focus goes nowhere. */
  close: () => void;
  destroy: () => void;
}

/** What the panel shows. */
export interface PanelState {
  /** What it is rendered into. */
  root: HTMLElement;
  outcome: Outcome;
  /** How often the dialog has opened. */
  opening: number;
  lists: HitListState[];
  /** To be called when the document has all this. */
  onRendered: () => void;
}

/** The hits of a source. */
export interface HitListState {
  id: string;
  /** By page: the best hit of each first, then its others. */
  pages: PlacedHit[][];
}

export interface PlacedHit {
  hit: TaggedHit;
  /** By which the input names the active hit. */
  id: string;
  /** By which the package knows it. */
  number: number;
  isActive: boolean;
}
