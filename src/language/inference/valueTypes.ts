import {builtInClassesOf} from './dataObjects';

/** Maps every name for a basic type to the one that rules use. */
const basicTypes: Record<string, string> = {
  blob: 'blob',
  boolean: 'boolean',
  collection: 'collection',
  date: 'date',
  integer: 'number',
  number: 'number',
  object: 'object',
  picture: 'picture',
  real: 'number',
  string: 'string',
  text: 'string',
  time: 'time',
};

/**
 * Normalizes a type for comparison; returns undefined for a variant and anything that isn't a value type.
 *
 * in:  `integer`, `Text`, `4D.File`, `cs.EmployeeEntity`, `variant`
 * out: `number`, `string`, `4D.File`, `cs.EmployeeEntity`, undefined
 */
export function toValueType(name: string | undefined): string | undefined {
  const lower = name?.toLowerCase();
  if (name === undefined || lower === undefined) {
    return undefined;
  }
  if (lower === '4d.object') {
    return 'object';
  }
  return name.startsWith('4D.') || name.startsWith('cs.') ? name : basicTypes[lower];
}

export function isBasic(type: string): boolean {
  return type in basicTypes;
}

/** Classes that the documentation uses interchangeably. */
const families = [
  ['4D.File', '4D.Document', '4D.ZipFile'],
  ['4D.Folder', '4D.Directory', '4D.ZipFolder'],
  ['4D.Transporter', '4D.SMTPTransporter', '4D.IMAPTransporter', '4D.POP3Transporter'],
  ['4D.Function', '4D.Formula'],
];

/** Returns false only if a value of one type definitely can't be used as the other. */
export function isAssignable(from: string, to: string): boolean {
  if (from === to || isNumeric(from, to) || isBlob(from, to)) {
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
  return (
    fromClass.startsWith('cs.') ||
    toClass.startsWith('cs.') ||
    families.some((family) => family.includes(fromClass) && family.includes(toClass))
  );
}

function isDataType(type: string): boolean {
  return /^cs\.\w+(?:Entity|Selection)$/.test(type);
}

/** Times are durations, so they can be used as numbers. */
function isNumeric(from: string, to: string): boolean {
  return ['number', 'time'].includes(from) && ['number', 'time'].includes(to);
}

function isBlob(from: string, to: string): boolean {
  return ['blob', '4D.Blob'].includes(from) && ['blob', '4D.Blob'].includes(to);
}

/** in: `number`, `object`, `4D.File`; out: `a number`, `an object`, `a 4D.File` */
export function withArticle(type: string): string {
  return type === 'this'
    ? '"this"'
    : `${/^(?:[aeio])/i.test(type) ? 'an' : 'a'} ${type.replace(/^ds\./, 'dataclass ')}`;
}
