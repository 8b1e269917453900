import type {
  CollectedEntry,
  DocumentedError,
  DocumentedObject,
  Form,
} from '../../content/reference/entry';

/** Matches details about parameters and results that code depends on: units, defaults, types, and failures. */
const essential =
  /\b(?:seconds|milliseconds|ticks|minutes|bytes|pixels|left out|default|included|excluded|from [01]|-1|null|undefined|empty|negative|of any type|k[A-Z]\w+)\b/;

/** A page that lists error messages defined by an external standard. */
const pageOfSchemaErrors = 'language/commands/jsonValidate';

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

/**
 * Returns a line for each page's constants, with their values and descriptions. Constants that an earlier
 * line describes are listed by name only.
 *
 * out: `- objectCopy: kShared (a shared copy), kRecursive = 1`
 */
export function constantBlock(entries: readonly CollectedEntry[]): string {
  const pages = new Map<string, Map<string, CollectedEntry>>();
  for (const entry of entries.filter(({kind}) => kind === 'constant')) {
    const page = pages.get(entry.route) ?? new Map<string, CollectedEntry>();
    pages.set(entry.route, page.set(keyOf(entry), entry));
  }
  const described = new Set<string>();
  const lines = [...pages].map(([route, constants]) => {
    const texts = [...constants].map(([key, entry]) =>
      described.has(key) ? entry.name : constantText(entry),
    );
    [...constants.keys()].forEach((key) => described.add(key));
    return `- ${route.replace(/^.*\//, '')}: ${texts.join(', ')}`;
  });
  return lines.length > 0 ? ['## Constants, by page', ...lines].join('\n') : '';
}

function keyOf({name, value = ''}: CollectedEntry): string {
  return `${name}=${value}`;
}

/** out: `kShared (The copy is shared)`, `kBlob = 30` */
function constantText({name, value = '', purpose}: CollectedEntry): string {
  const text = purpose.replace(/\.$/, '');
  return [name, value && ` = ${value}`, text && ` (${text})`].filter(Boolean).join('');
}

/** Returns a line for each error number and message, with all causes. */
export function errorBlock(errors: readonly DocumentedError[]): string {
  const lines = new Map<string, string[]>();
  for (const {code, cause, message = '', fix = '', route} of errors) {
    if (!route.startsWith('api/') && route !== pageOfSchemaErrors) {
      const [quote, reason, remedy] = [message, cause, fix].map((text) => text.replace(/\.$/, ''));
      const key = `- ${code}:${quote && ` "${quote}".`}`;
      const text = [reason, remedy && `Fix: ${remedy}`].filter(Boolean).join('. ');
      lines.set(key, [...(lines.get(key) ?? []), text]);
    }
  }
  return lines.size > 0
    ? [
        '## Error numbers',
        ...[...lines].map(([key, texts]) =>
          [key, [...new Set(texts)].filter(Boolean).join('; or: ')].filter(Boolean).join(' '),
        ),
      ].join('\n')
    : '';
}
