import {errorsOf} from '../../content/reference/collectErrors';
import {referenceOf} from '../../content/reference/collectReference';
import type {
  CollectedEntry,
  DocumentedError,
  DocumentedObject,
  Form,
} from '../../content/reference/entry';
import {readSite, versionOf} from '../../content/site';
import {indexPath, versionNotice} from '../shared/versionNotice';
import {codeFileAddress, type CodeFile} from './composeBriefs';
import {pagesOf, type ExportedVersion} from './listVersions';
import type {Context} from './toTree';

/** A file of signatures, and the classes or the themes of commands in it. */
interface Part {
  name: string;
  title: string;
  subjects: readonly string[];
}

/** The parts with commands. The last part also gets the themes that no part names. */
const commandParts: readonly Part[] = [
  {
    name: 'signatures-values',
    title: 'Commands for strings, numbers, dates, objects, collections, JSON, and formulas',
    subjects: [
      ...['String', 'Math', 'Date and Time', 'Boolean', 'Encoding'],
      ...['Object', 'Collection', 'JSON', 'Formula'],
    ],
  },
  {
    name: 'signatures-commands',
    title: 'Commands for errors, processes, pictures, files, mail, the web, and the rest',
    subjects: [],
  },
];

/** The parts with classes. The last part also gets the classes that no part names. */
const classParts: readonly Part[] = [
  {
    name: 'signatures-data',
    title: 'Datastore, dataclasses, entities, and selections',
    subjects: ['DataStore', 'DataClass', 'Entity', 'EntitySelection'],
  },
  {name: 'signatures-collections', title: 'Collections', subjects: ['Collection']},
  {
    name: 'signatures-processes',
    title: 'Sessions, users, signals, functions, blobs, and keys',
    subjects: ['Session', 'Users', 'Signal', 'Function', 'Class', 'Blob', 'CryptoKey'],
  },
  {
    name: 'signatures-files',
    title: 'Files, folders, and ZIP archives',
    subjects: ['File', 'Folder', 'FileHandle', 'ZipArchive', 'ZipFile', 'ZipFolder'],
  },
  {
    name: 'signatures-http',
    title: 'HTTP requests and handlers',
    subjects: ['HTTPRequest', 'IncomingMessage', 'OutgoingMessage', 'Endpoints'],
  },
  {
    name: 'signatures-mail',
    title: 'Sending mail',
    subjects: ['Email', 'MailAttachment', 'SMTPTransporter'],
  },
  {
    name: 'signatures-mailboxes',
    title: 'Reading mailboxes',
    subjects: ['IMAPTransporter', 'POP3Transporter'],
  },
  {name: 'signatures-others', title: 'Pages, TCP, and programs', subjects: []},
];

/** Parent classes whose members are also documented with their subclasses. */
const parents = ['Directory', 'Document', 'Transporter'];

/** Contains messages of another standard, which its page lists. */
const pageOfSchemaErrors = 'language/commands/jsonValidate';

/** Matches details of parameters and results that code depends on: units, defaults, any type, results on failure. */
const telling =
  /\b(?:seconds|milliseconds|ticks|minutes|bytes|pixels|left out|default|from [01]|-1|null|undefined|empty|negative|of any type|k[A-Z]\w+)\b/;

/** Composes one line for each command and member of a version, with the objects that they take or return. */
export function composeSignatures(version: ExportedVersion, context: Context): CodeFile[] {
  const [page] = pagesOf(version).filter((one) => 'file' in one);
  const pages = page && versionOf(readSite(context.siteDir), page.file);
  const entries = pages ? referenceOf(pages) : [];
  if (!pages || entries.length === 0) {
    return [];
  }
  const write = (name: string, title: string, blocks: string[]): CodeFile => ({
    title,
    description: '',
    address: codeFileAddress(version, name),
    text: [
      `# Signatures: ${title} (Qodly ${version.label})`,
      `${versionNotice(version.label)}${context.siteUrl}${indexPath(version.path)}`,
      `{…} is optional, * required. Member pages have details: ${context.siteUrl}${version.path}language/classes/Entity/save.md`,
      ...blocks,
    ]
      .join('\n\n')
      .concat('\n'),
  });
  const owners = entries.filter(({kind}) => kind === 'class').map(({name}) => name);
  const themes = entries.filter(({kind}) => kind === 'command').map(themeOf);
  const files = [
    ...distribute(commandParts, themes, (theme) => commandBlock(theme, entries)),
    ...distribute(classParts, owners, (owner) => classBlock(owner, entries)),
    {
      name: 'signatures-constants',
      title: 'Constants and error numbers',
      blocks: [constantBlock(entries), errorBlock(errorsOf(pages))].filter(Boolean),
    },
  ];
  return files.flatMap(({name, title, blocks}) =>
    blocks.length > 0 ? [write(name, title, blocks)] : [],
  );
}

/** Composes the blocks of each part, the last of which also gets the subjects that no part names. */
function distribute(
  parts: readonly Part[],
  subjects: readonly string[],
  compose: (subject: string) => string[],
): (Omit<Part, 'subjects'> & {blocks: string[]})[] {
  const named = [...parts.flatMap((part) => part.subjects), ...parents];
  const others = [...new Set(subjects)].filter((subject) => !named.includes(subject));
  return parts.map((part, index) => ({
    name: part.name,
    title: part.title,
    blocks: (index === parts.length - 1 ? [...part.subjects, ...others] : part.subjects).flatMap(
      compose,
    ),
  }));
}

function commandBlock(theme: string, entries: readonly CollectedEntry[]): string[] {
  const commands = entries.filter((entry) => entry.kind === 'command' && themeOf(entry) === theme);
  return commands.length > 0 ? [[`## ${theme}`, ...commands.flatMap(entryLines)].join('\n')] : [];
}

function themeOf({theme = 'Language'}: CollectedEntry): string {
  return theme;
}

function classBlock(owner: string, entries: readonly CollectedEntry[]): string[] {
  const own = entries.find(({kind, name}) => kind === 'class' && name === owner);
  const members = entries.filter((entry) => entry.kind === 'member' && entry.owner === owner);
  return own
    ? [[`## ${owner}`, own.purpose, ...objectLines(own), ...members.flatMap(entryLines)].join('\n')]
    : [];
}

/** out: `- .wait({time : number}) : 4D.HTTPRequest // Waits for the response. time: maximum wait, in seconds` */
function entryLines(entry: CollectedEntry): string[] {
  const {name, signatures, syntax = [name], purpose, deprecated} = entry;
  const forms = signatures.length > 0 ? mergeForms(signatures.map(({text}) => text)) : syntax;
  const instead = deprecated?.use ? `Deprecated: use ${deprecated.use}.` : '';
  const details = [...new Set(signatures.flatMap(detailsOf))];
  const comment = [instead, purpose, ...details].filter(Boolean).join(' ');
  return [`- ${forms.join(' | ')} // ${comment}`, ...objectLines(entry)];
}

/** in: `get(key : string)`, `get(key : integer)`; out: `get(key : string or integer)` */
function mergeForms(forms: readonly string[]): string[] {
  const merged = new Map<string, string[]>();
  for (const form of forms) {
    const shape = form.replace(type, ': _');
    merged.set(shape, [...(merged.get(shape) ?? []), form]);
  }
  return [...merged.values()].map(([first = '', ...others]) => {
    const types = [first, ...others].map((form) => form.match(type) ?? []);
    let index = 0;
    return first.replace(type, () => {
      const distinct = new Set(types.map((found) => found[index]?.slice(2)));
      index += 1;
      return `: ${[...distinct].join(' or ')}`;
    });
  });
}

/** Matches a type in a signature, with its colon. */
const type = /: [\w.]+/g;

function detailsOf({parameters, result}: Form): string[] {
  const described = [...parameters, ...(result ? [{name: 'Result', ...result}] : [])];
  return described.flatMap(({name, description}) =>
    telling.test(description) ? [`${name}: ${description}.`] : [],
  );
}

function objectLines({objects = []}: CollectedEntry): string[] {
  return objects.map(
    (object) =>
      `  - ${object.name || 'object'}: {${object.properties.map(propertyText).join(', ')}}`,
  );
}

/** out: `timeout : number = 30`, or `host* : string` for a required property */
function propertyText(property: DocumentedObject['properties'][number]): string {
  const {name, type, required, default: standard} = property;
  return [name + (required ? '*' : ''), type && `: ${type}`, standard && `= ${standard}`]
    .filter(Boolean)
    .join(' ');
}

/** out: `- kRecursive: Also in subfolders` under a heading with the page; a value after an equals sign */
function constantBlock(entries: readonly CollectedEntry[]): string {
  const pages = new Map<string, string[]>();
  for (const {kind, name, value, purpose, route} of entries) {
    if (kind === 'constant') {
      const line = [`- ${name}${value ? ` = ${value}` : ''}`, purpose].filter(Boolean).join(': ');
      pages.set(route, [...(pages.get(route) ?? []), line]);
    }
  }
  return [...pages]
    .map(([route, lines]) => [`## Constants of ${route}`, ...new Set(lines)].join('\n'))
    .join('\n\n');
}

function errorBlock(errors: readonly DocumentedError[]): string {
  const ofCode = errors.filter(
    ({route}) => !route.startsWith('api/') && route !== pageOfSchemaErrors,
  );
  const lines = ofCode.map(({code, cause, message = '', fix = ''}) => {
    const texts = [message, cause, fix].map((text) => text.replace(/\.$/, ''));
    const [said, why, remedy] = texts;
    return `- ${code}: ${[said && `"${said}"`, why, remedy && `Fix: ${remedy}`].filter(Boolean).join('. ')}`;
  });
  return lines.length > 0 ? ['## Error numbers', ...new Set(lines)].join('\n') : '';
}
