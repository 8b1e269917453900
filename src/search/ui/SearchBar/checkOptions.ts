import type {Options} from '../../options';
import type {BoxOptions} from './boxTypes';

const placements: Options['panelPlacement'][] = [
  'start',
  'end',
  'full-width',
  'input-wrapper-width',
];

/**
 * Rejects options that would make Algolia's autocomplete fail later, when it shows results.
 *
 * @throws Error that reports the invalid option and how to fix it
 */
export function checkOptions({
  container,
  panelPlacement,
  sources,
}: Pick<BoxOptions, 'container' | 'panelPlacement' | 'sources'>): void {
  if (container.tagName === 'INPUT') {
    throw new Error(
      "The search box's container is an <input>. Pass an empty <div>: the box creates its own input.",
    );
  }
  if (!placements.includes(panelPlacement)) {
    throw new Error(
      `The search box's panelPlacement is "${panelPlacement}". Use one of: ${placements.join(', ')}.`,
    );
  }
  const ids = sources.map(({sourceId}) => sourceId);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) {
    throw new Error(
      `Two of the search box's sources have the sourceId "${repeated}". Give each one its own.`,
    );
  }
}
