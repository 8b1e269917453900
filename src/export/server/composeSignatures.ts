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

/** A file of signatures, and the classes in it. */
interface Part {
  name: string;
  title: string;
  classes: readonly string[];
}

/** The parts with classes. The last part also gets the classes that no part names. */
const parts: readonly Part[] = [
  {
    name: 'signatures-data',
    title: 'Datastore, dataclasses, entities, and selections',
    classes: ['DataStore', 'DataClass', 'Entity', 'EntitySelection'],
  },
  {name: 'signatures-collections', title: 'Collections', classes: ['Collection']},
  {
    name: 'signatures-processes',
    title: 'Sessions, users, signals, functions, blobs, and keys',
    classes: ['Session', 'Users', 'Signal', 'Function', 'Class', 'Blob', 'CryptoKey'],
  },
  {
    name: 'signatures-files',
    title: 'Files, folders, and ZIP archives',
    classes: ['File', 'Folder', 'FileHandle', 'ZipArchive', 'ZipFile', 'ZipFolder'],
  },
  {
    name: 'signatures-http',
    title: 'HTTP requests and handlers',
    classes: ['HTTPRequest', 'IncomingMessage', 'OutgoingMessage', 'Endpoints'],
  },
  {
    name: 'signatures-mail',
    title: 'Mail',
    classes: ['Email', 'MailAttachment', 'SMTPTransporter', 'IMAPTransporter', 'POP3Transporter'],
  },
  {name: 'signatures-others', title: 'Pages, TCP, and programs', classes: []},
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
  const named = parts.flatMap(({classes}) => classes);
  const owners = entries.filter(({kind}) => kind === 'class').map(({name}) => name);
  const others = owners.filter((owner) => ![...named, ...parents].includes(owner));
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
  return [
    write('signatures-commands', 'Commands, constants, and error numbers', [
      ...commandBlocks(entries),
      constantBlock(entries),
      errorBlock(errorsOf(pages)),
    ]),
    ...parts.flatMap(({name, title, classes}, index) => {
      const held = index === parts.length - 1 ? others : classes;
      const blocks = held.flatMap((owner) => classBlock(owner, entries));
      return blocks.length > 0 ? [write(name, title, blocks)] : [];
    }),
  ];
}

function commandBlocks(entries: readonly CollectedEntry[]): string[] {
  const themes = new Map<string, CollectedEntry[]>();
  for (const entry of entries.filter(({kind}) => kind === 'command')) {
    const theme = entry.theme ?? 'Language';
    themes.set(theme, [...(themes.get(theme) ?? []), entry]);
  }
  return [...themes].map(([theme, commands]) =>
    [`## ${theme}`, ...commands.flatMap(entryLines)].join('\n'),
  );
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

function constantBlock(entries: readonly CollectedEntry[]): string {
  const constants = entries.filter(({kind}) => kind === 'constant').map(({name}) => name);
  return `## Constants\n${[...new Set(constants)].join(', ')}`;
}

function errorBlock(errors: readonly DocumentedError[]): string {
  const ofCode = errors.filter(
    ({route}) => !route.startsWith('api/') && route !== pageOfSchemaErrors,
  );
  const lines = ofCode.map(({code, cause, message, fix}) => {
    const text = [message && `"${message}"`, cause, fix && `Fix: ${fix}`].filter(Boolean);
    return `- ${code}: ${text.join('. ')}`;
  });
  return ['## Error numbers', ...new Set(lines)].join('\n');
}
