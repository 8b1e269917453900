import type {ReferenceCard, ReferenceCards} from '../shared/cards';
import type {ReferenceNames} from '../shared/names';

/** The names of all versions, a chunk of their own. */
export async function loadNames(): Promise<ReferenceNames> {
  const loaded = await import('@generated/reference/default/names.json');
  return loaded.default;
}

/** The card of a place in a version, from that version's chunk; undefined when it has none. */
export async function loadCard(
  version: string,
  target: string,
): Promise<ReferenceCard | undefined> {
  const loaded = (await import(`@generated/reference/default/cards-${version}.json`)) as {
    default: ReferenceCards;
  };
  return Object.hasOwn(loaded.default, target) ? loaded.default[target] : undefined;
}
