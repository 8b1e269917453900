/** Basic types; all others are classes, whose instances are objects. */
const basicTypes = new Set(
  'any blob boolean collection date integer null number object picture string time undefined'.split(
    ' ',
  ),
);

const likeTypes: Record<string, number> = {
  // An integer does where a number is wanted, and gives one.
  'number integer': 0.8,
  'integer number': 0.7,
  'blob 4d.blob': 0.9,
  '4d.blob blob': 0.9,
};

/**
 * How well a type of a signature does for the wanted one, 0 to 1; both in lower case. `any` does for all,
 * and who wants `any` may be content with a certain type.
 */
export function typeLikeness(wanted: string, type: string): number {
  if (wanted === type) {
    return 1;
  }
  if (type === 'any') {
    return 0.5;
  }
  if (wanted === 'any') {
    return 0.3;
  }
  const like = likeTypes[`${wanted} ${type}`];
  if (like !== undefined) {
    return like;
  }
  const isOfClass = (name: string) => !basicTypes.has(name);
  const isObject =
    (wanted === 'object' && isOfClass(type)) || (type === 'object' && isOfClass(wanted));
  return isObject ? 0.4 : 0;
}
