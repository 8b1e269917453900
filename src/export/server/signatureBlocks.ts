import type {CollectedEntry, DocumentedObject, Form} from '../../content/reference/entry';
import {mergeForms, shareTypes} from './mergeForms';
import {addsInformation, shortenPurpose, similarity} from './shortenPurpose';

/** Matches details about parameters and results that code depends on: units, defaults, types, and failures. */
const essential =
  /\b(?:seconds|milliseconds|ticks|minutes|bytes|pixels|left out|default|included|excluded|from [01]|-1|null|undefined|empty|negative|of any type|k[A-Z]\w+)\b/;

/** With at least this many members, a sentence about a parameter they share is written only once. */
const minCommonMembers = 3;

/** Members with the same signature and at least this similarity are described once. */
const minSimilarity = 0.5;

/** A command or member on one line. */
interface Line {
  name: string;
  /** Its forms, merged: `.copyTo(folder : 4D.Folder) : 4D.File`. */
  signature: string;
  purpose: string;
  /** Sentences about parameters and the result. */
  details: Detail[];
  isReadOnly: boolean;
  objects: string[];
}

interface Detail {
  /** The parameter, or `Result`. */
  subject: string;
  sentence: string;
}

/** Writes the lines for a theme's commands. */
export function commandBlock(theme: string, commands: readonly CollectedEntry[]): string {
  return [`## ${theme}`, ...commands.map(toLine).flatMap((line) => write(line))].join('\n');
}

/** A class and its members. */
export interface ClassMembers {
  own: CollectedEntry;
  members: readonly CollectedEntry[];
}

/**
 * Writes the lines for a class. Members are only named if an earlier class in the file has one with the
 * same signature and a similar description.
 */
export function classBlock({own, members}: ClassMembers, earlier: readonly ClassMembers[]): string {
  const lines = members.map(toLine);
  const {repeated, others} = splitRepeated(lines, earlier);
  const common = commonDetails(others);
  const properties = lines.filter(({signature}) => !signature.includes('('));
  const isReadOnly =
    properties.length > 1 &&
    properties.every((line) => line.isReadOnly || line.purpose.includes('(read-write)'));
  const notes = [
    shortenPurpose(own.purpose, own.name),
    isReadOnly ? 'Properties are read-only, except those marked (read-write)' : '',
    ...[...new Set(common.map(({subject}) => subject))].map(
      (subject) =>
        `${subject}: ${common.flatMap((item) => (item.subject === subject ? item.sentence : [])).join('; ')}`,
    ),
  ];
  return [
    `## ${own.name}`,
    notes.filter(Boolean).join('. '),
    ...objectLines(own),
    ...repeated,
    ...others.flatMap((line) => write(line, common, isReadOnly)),
  ]
    .filter(Boolean)
    .join('\n');
}

/** out: `- As in File: .exists, .extension` */
function splitRepeated(lines: Line[], earlier: readonly ClassMembers[]) {
  const repeated: string[] = [];
  let others = lines;
  for (const {own, members} of earlier) {
    const known = new Map(members.map(toLine).map((line) => [line.signature, line]));
    const shared = others.filter((line) => isSimilar(line, known.get(line.signature)));
    const note = `- As in ${own.name}: ${shared.map(({signature}) => nameIn(signature)).join(', ')}`;
    if (shared.flatMap((line) => write(line)).join('').length > 2 * note.length) {
      repeated.push(note);
      others = others.filter((line) => !shared.includes(line));
    }
  }
  return {repeated, others};
}

function isSimilar(line: Line, known: Line | undefined): boolean {
  const purposeOf = ({purpose}: Line) => purpose.replace(/\b(?:files?|folders?)\b/g, '');
  return known !== undefined && similarity(purposeOf(line), purposeOf(known)) >= minSimilarity;
}

/** in: `.exists : boolean`; out: `.exists` */
function nameIn(signature: string): string {
  return signature.replace(/[({:].*$/, '').trim();
}

function commonDetails(lines: readonly Line[]): Detail[] {
  const counts = new Map<string, {detail: Detail; count: number}>();
  for (const detail of lines.flatMap(({details}) => details)) {
    const key = JSON.stringify(detail);
    counts.set(key, {detail, count: (counts.get(key)?.count ?? 0) + 1});
  }
  return [...counts.values()]
    .filter(({detail, count}) => count >= minCommonMembers && detail.subject !== 'Result')
    .map(({detail}) => detail);
}

function toLine(entry: CollectedEntry): Line {
  const {name, signatures, syntax = [name], purpose, deprecated} = entry;
  const forms = signatures.length > 0 ? signatures.map(({text}) => text) : syntax;
  const signature = mergeForms(forms).join(' | ');
  const short = withoutOwner(
    shortenPurpose(purpose, `${entry.owner ?? ''} ${signature}`),
    entry.owner,
  );
  const details = signatures.flatMap(detailsOf);
  return {
    name,
    signature,
    purpose: deprecated?.use ? `Deprecated: use ${deprecated.use}` : short,
    details: details.filter(
      (detail, index) =>
        addsInformation(detail.sentence, `${purpose} ${detail.subject}`) &&
        index === details.findIndex(({sentence}) => sentence === detail.sentence),
    ),
    isReadOnly: purpose.includes('(read-only)'),
    objects: objectLines(entry),
  };
}

/** in: `extension of the file, with its period`, for the class `File`; out: `extension, with its period` */
function withoutOwner(purpose: string, owner = ''): string {
  const noun = owner.replace(/^.*(?=[A-Z][a-z]+$)/, '');
  return noun === '' ? purpose : purpose.replace(new RegExp(` (?:of|in) the ${noun}\\b`, 'i'), '');
}

/** Returns the sentences in the descriptions of parameters and results that contain essential details. */
function detailsOf({parameters, result}: Form): Detail[] {
  const described = [...parameters, ...(result ? [{name: 'Result', ...result}] : [])];
  return described.flatMap(({name, description}) =>
    essential.test(description)
      ? description
          .replace(/\.$/, '')
          .split(/(?<=\.) |; /)
          .filter((sentence, index) => index > 0 || essential.test(sentence))
          .map((sentence) => ({subject: name, sentence: sentence.replace(/\.$/, '')}))
      : [],
  );
}

/** out: `- .wait({time : number}) : 4D.HTTPRequest // Waits for the response. time: maximum wait, in seconds` */
function write(line: Line, common: readonly Detail[] = [], areReadOnly = false): string[] {
  const {signature, purpose, details, isReadOnly, objects} = line;
  let previous = '';
  const own = details
    .filter(({subject, sentence}) =>
      common.every((candidate) => candidate.subject !== subject || candidate.sentence !== sentence),
    )
    .map(({subject, sentence}) => {
      const isFirst = subject !== previous;
      previous = subject;
      return isFirst ? `. ${subject}: ${sentence}` : `; ${sentence}`;
    });
  const summary = (purpose + (isReadOnly && !areReadOnly ? ' (read-only)' : '')).trim();
  const comment = `${summary}${own.join('')}`.replace(/^\. /, '');
  return [`- ${signature}${comment && ` // ${comment}`}`, ...objects];
}

function objectLines({objects = []}: CollectedEntry): string[] {
  return objects.map(
    (object) =>
      `  - ${object.name || 'object'}: ${shareTypes(`{${object.properties.map(propertyText).join(', ')}}`)}`,
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
