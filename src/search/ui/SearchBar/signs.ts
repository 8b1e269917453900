import {pageKinds, type PageKind} from '../../../config/pageKinds';
import type {HitKind} from '../../shared/types';

/** The sign of a section, which has no kind of its own. */
export const sectionSign = '#';

/** The sign in front of a hit. Letters, since the browser parses each SVG of a style sheet as a document. */
export function signOf(kind: HitKind): string {
  return kind === 'member' ? 'M' : pageKinds[kind].sign;
}

/** The kind of the page that a hit is on: members are on the pages of classes. */
export function kindOfPage({kind}: {kind: HitKind}): PageKind {
  return kind === 'member' ? 'class' : kind;
}
