import type {CollectedEntry, DocumentedObject, Form} from '../../content/reference/entry';

/** Matches details about parameters and results that code depends on: units, defaults, types, and failures. */
const essential =
  /\b(?:seconds|milliseconds|ticks|minutes|bytes|pixels|left out|default|included|excluded|from [01]|-1|null|undefined|empty|negative|of any type|k[A-Z]\w+)\b/;

/** Writes the lines for a theme's commands. */
export function commandBlock(theme: string, commands: readonly CollectedEntry[]): string {
  return [`## ${theme}`, ...commands.flatMap(linesOf)].join('\n');
}

/** A class and its members. */
export interface ClassMembers {
  own: CollectedEntry;
  members: readonly CollectedEntry[];
}

/** Writes the lines for a class. */
export function classBlock({own, members}: ClassMembers): string {
  return [
    `## ${own.name}`,
    withoutPeriod(own.purpose),
    ...objectLines(own),
    ...members.flatMap(linesOf),
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * Writes a command or member on one line, and the objects that it takes or returns on lines below it.
 *
 * out: `- .wait({time : number}) : 4D.HTTPRequest // Waits for the response. time: maximum wait, in seconds`
 */
function linesOf(entry: CollectedEntry): string[] {
  const {name, signatures, syntax = [name], purpose, deprecated} = entry;
  const forms = signatures.length > 0 ? signatures.map(({text}) => text) : syntax;
  const sentences = [
    deprecated?.use ? `Deprecated: use ${deprecated.use}` : withoutPeriod(purpose),
    ...new Set(signatures.flatMap(detailsOf)),
  ];
  const comment = sentences.filter(Boolean).join('. ');
  const signature = forms.join(' | ');
  return [`- ${signature}${comment && ` // ${comment}`}`, ...objectLines(entry)];
}

function withoutPeriod(text: string): string {
  return text.replace(/\.$/, '');
}

/** Returns the descriptions that contain essential details: `time: maximum wait, in seconds`. */
function detailsOf({parameters, result}: Form): string[] {
  const described = [...parameters, ...(result ? [{name: 'Result', ...result}] : [])];
  return described
    .filter(({description}) => essential.test(description))
    .map(({name, description}) => `${name}: ${withoutPeriod(description)}`);
}

function objectLines({objects = []}: CollectedEntry): string[] {
  return objects.map(
    (object) =>
      `  - ${object.name || 'object'}: {${object.properties.map(propertyText).join(', ')}}`,
  );
}

/** Maximum length of a default; longer ones are explanations. */
const maxDefaultLength = 40;

/** out: `timeout : number = 30`, or `host* : string` for a required property */
function propertyText(property: DocumentedObject['properties'][number]): string {
  const {name, type, required, default: defaultValue = ''} = property;
  const isValue =
    defaultValue.length <= maxDefaultLength &&
    !/^(?:undefined|none|empty object)?$/.test(defaultValue);
  return [name + (required ? '*' : ''), type && `: ${type}`, isValue && `= ${defaultValue}`]
    .filter(Boolean)
    .join(' ');
}
