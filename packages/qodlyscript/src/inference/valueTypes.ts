import {valueTypes} from '../words';
import {builtInClassesOf} from './dataObjects';

/** Alternative names of basic types, with the names that rules use for them. */
const synonyms: Record<string, string> = {integer: 'number', real: 'number', text: 'string'};

const basicTypes = new Set<string>(
  valueTypes.filter((type) => type !== 'variant' && !(type in synonyms)),
);

/**
 * Normalizes a type for comparison; returns undefined for a variant and anything that isn't a value type.
 *
 * in:  `integer`, `Text`, `4D.File`, `cs.EmployeeEntity`, `variant`
 * out: `number`, `string`, `4D.File`, `cs.EmployeeEntity`, undefined
 */
export function toValueType(name = ''): string | undefined {
  const lower = name.toLowerCase();
  if (lower === '4d.object') {
    return 'object';
  }
  if (name.startsWith('4D.') || name.startsWith('cs.')) {
    return name;
  }
  const basicType = synonyms[lower] ?? lower;
  return isBasic(basicType) ? basicType : undefined;
}

export function isBasic(type: string): boolean {
  return basicTypes.has(type);
}

/** Types that code or the documentation uses interchangeably. Times are durations, and therefore numbers. */
const families = [
  ['number', 'time'],
  ['blob', '4D.Blob'],
  ['4D.File', '4D.Document', '4D.ZipFile'],
  ['4D.Folder', '4D.Directory', '4D.ZipFolder'],
  ['4D.Transporter', '4D.SMTPTransporter', '4D.IMAPTransporter', '4D.POP3Transporter'],
  ['4D.Function', '4D.Formula'],
];

/** Returns false only if a value of one type definitely can't be used as the other. */
export function isAssignable(from: string, to: string): boolean {
  if (from === to || families.some((family) => family.includes(from) && family.includes(to))) {
    return true;
  }
  if (to === 'object') {
    return !isBasic(from);
  }
  if (from === 'object') {
    return !isBasic(to);
  }
  if (isBasic(from) || isBasic(to)) {
    return false;
  }
  // A relation holds an entity or a selection.
  if (from === 'this' || from.startsWith('related.')) {
    return true;
  }
  const [fromClass = from] = builtInClassesOf(from);
  const [toClass = to] = builtInClassesOf(to);
  if (fromClass === toClass) {
    return from === fromClass || to === toClass || !(isDataType(from) && isDataType(to));
  }
  // Project classes can extend each other.
  return fromClass.startsWith('cs.') || toClass.startsWith('cs.');
}

function isDataType(type: string): boolean {
  return /^cs\.\w+(?:Entity|Selection)$/.test(type);
}
