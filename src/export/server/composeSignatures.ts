import {errorsOf} from '../../content/reference/collectErrors';
import {referenceOf} from '../../content/reference/collectReference';
import type {CollectedEntry} from '../../content/reference/entry';
import {readSite, versionOf} from '../../content/site/site';
import {writeCodeFile, type CodeFile} from './composeBriefs';
import {pagesOf, type ExportedVersion} from './listVersions';
import {
  classBlock,
  commandBlock,
  constantBlock,
  errorBlock,
  type ClassMembers,
} from './signatureBlocks';
import type {Context} from './toTree';

/** A file of signatures, and the classes or command themes in it. */
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

/** Parent classes whose members are also documented in their subclasses. */
const parentClasses = ['Directory', 'Document', 'Transporter'];

/** Writes a line for each command and member in a version, with the objects that it takes or returns. */
export function composeSignatures(version: ExportedVersion, context: Context): CodeFile[] {
  const [page] = pagesOf(version).filter((page) => 'file' in page);
  const pages = page && versionOf(readSite(context.siteDir), page.file);
  const entries = pages ? referenceOf(pages) : [];
  if (!pages || entries.length === 0) {
    return [];
  }
  const note = `{…} is optional, * required. Details: ${context.siteUrl}${version.path}language/classes/Entity/save.md`;
  const owners = entries.filter(({kind}) => kind === 'class').map(({name}) => name);
  const themes = entries.filter(({kind}) => kind === 'command').map(themeOf);
  const files = [
    ...distribute(commandParts, themes, (names) =>
      names.flatMap((theme) => {
        const commands = entries.filter(
          (entry) => entry.kind === 'command' && themeOf(entry) === theme,
        );
        return commands.length > 0 ? [commandBlock(theme, commands)] : [];
      }),
    ),
    ...distribute(classParts, owners, (names) => {
      const classes = names.flatMap((owner) => membersOf(owner, entries) ?? []);
      return classes.map(classBlock);
    }),
    {
      name: 'signatures-constants',
      title: 'Constants and error numbers',
      blocks: [constantBlock(entries), errorBlock(errorsOf(pages))].filter(Boolean),
    },
  ];
  return files
    .filter(({blocks}) => blocks.length > 0)
    .map(({name, title, blocks}) => {
      const text = `${[note, ...blocks].join('\n\n')}\n`;
      return writeCodeFile({name, title, heading: `Signatures: ${title}`, text}, version, context);
    });
}

/** Builds the blocks of each part. The last part also gets the subjects that no part names. */
function distribute(
  parts: readonly Part[],
  subjects: readonly string[],
  toBlocks: (subjects: readonly string[]) => string[],
) {
  const listed = [...parts.flatMap((part) => part.subjects), ...parentClasses];
  const others = [...new Set(subjects)].filter((subject) => !listed.includes(subject));
  return parts.map(({subjects: own, ...part}, index) => ({
    ...part,
    blocks: toBlocks(index === parts.length - 1 ? [...own, ...others] : own),
  }));
}

function themeOf({theme = 'Language'}: CollectedEntry): string {
  return theme;
}

/** Returns a class and its members; undefined if the version doesn't have it. */
function membersOf(owner: string, entries: readonly CollectedEntry[]): ClassMembers | undefined {
  const own = entries.find(({kind, name}) => kind === 'class' && name === owner);
  const members = entries.filter((entry) => entry.kind === 'member' && entry.owner === owner);
  return own && {own, members};
}
