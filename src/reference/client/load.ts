import type {ReferenceCard, ReferenceCards} from '../shared/cards';
import type {ReferenceNames} from '../shared/names';

/** Loads the names in all versions, which are in a separate chunk. */
export async function loadNames(): Promise<ReferenceNames> {
  const loaded = await import('@generated/reference/default/names.json');
  return loaded.default;
}

/** Returns a target's card from its version's chunk, or undefined if it has none. */
export async function loadCard(
  version: string,
  target: string,
): Promise<ReferenceCard | undefined> {
  const loaded = (await import(`@generated/reference/default/cards-${version}.json`)) as {
    default: ReferenceCards;
  };
  return Object.hasOwn(loaded.default, target) ? loaded.default[target] : undefined;
}
