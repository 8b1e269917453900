/** Basic types; all others are classes, whose instances are objects. */
const basicTypes = new Set(
  'any blob boolean collection date integer null number object picture string time undefined'.split(
    ' ',
  ),
);

const similarTypes: Record<string, number> = {
  // An integer works where a number is wanted, and vice versa.
  'number integer': 0.8,
  'integer number': 0.7,
  'blob 4d.blob': 0.9,
  '4d.blob blob': 0.9,
};

/**
 * Returns how well a type in a signature matches the wanted one, from 0 to 1; both are in lowercase.
 * `any` matches all types; a reader who wants `any` might accept a specific type.
 */
export function typeSimilarity(wanted: string, type: string): number {
  if (wanted === type) {
    return 1;
  }
  if (type === 'any') {
    return 0.5;
  }
  if (wanted === 'any') {
    return 0.3;
  }
  const similarity = similarTypes[`${wanted} ${type}`];
  if (similarity !== undefined) {
    return similarity;
  }
  const isClass = (name: string) => !basicTypes.has(name);
  const isObject = (wanted === 'object' && isClass(type)) || (type === 'object' && isClass(wanted));
  return isObject ? 0.4 : 0;
}
