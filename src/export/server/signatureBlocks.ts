import type {CollectedEntry, DocumentedObject, Form} from '../../content/reference/entry';
import {mergeForms, shareTypes} from './mergeForms';
import {saysMore, shortenPurpose, similarity} from './shortenPurpose';

/** Matches details of parameters and results that code depends on: units, defaults, any type, results on failure. */
const essential =
  /\b(?:seconds|milliseconds|ticks|minutes|bytes|pixels|left out|default|included|excluded|from [01]|-1|null|undefined|empty|negative|of any type|k[A-Z]\w+)\b/;

/** With at least this many members, a sentence about their common parameter is written only once. */
const manyMembers = 3;

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

/** Composes the lines of a theme's commands. */
export function commandBlock(theme: string, commands: readonly CollectedEntry[]): string {
  return [`## ${theme}`, ...commands.map(toLine).flatMap((line) => write(line))].join('\n');
}

/** A class and its members. */
export interface ClassMembers {
  own: CollectedEntry;
  members: readonly CollectedEntry[];
}

/**
 * Composes the lines of a class. Members are only named if an earlier class of the file has one with the
 * same signature and a similar purpose.
 */
export function classBlock({own, members}: ClassMembers, earlier: readonly ClassMembers[]): string {
  const lines = members.map(toLine);
  const {same, others} = splitSame(lines, earlier);
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
    ...same,
    ...others.flatMap((line) => write(line, common, isReadOnly)),
  ]
    .filter(Boolean)
    .join('\n');
}

/** out: `- As in File: .exists, .extension` */
function splitSame(lines: Line[], earlier: readonly ClassMembers[]) {
  const same: string[] = [];
  let others = lines;
  for (const {own, members} of earlier) {
    const known = new Map(members.map(toLine).map((line) => [line.signature, line]));
    const shared = others.filter((line) => isAlike(line, known.get(line.signature)));
    const note = `- As in ${own.name}: ${shared.map(({signature}) => nameIn(signature)).join(', ')}`;
    if (shared.flatMap((line) => write(line)).join('').length > 2 * note.length) {
      same.push(note);
      others = others.filter((line) => !shared.includes(line));
    }
  }
  return {same, others};
}

function isAlike(line: Line, known: Line | undefined): boolean {
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
    .filter(({detail, count}) => count >= manyMembers && detail.subject !== 'Result')
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
        saysMore(detail.sentence, `${purpose} ${detail.subject}`) &&
        index === details.findIndex(({sentence}) => sentence === detail.sentence),
    ),
    isReadOnly: purpose.includes('(read-only)'),
    objects: objectLines(entry),
  };
}

/** in: `extension of the file, with its period`, of the class `File`; out: `extension, with its period` */
function withoutOwner(purpose: string, owner = ''): string {
  const noun = owner.replace(/^.*(?=[A-Z][a-z]+$)/, '');
  return noun === '' ? purpose : purpose.replace(new RegExp(` (?:of|in) the ${noun}\\b`, 'i'), '');
}

/** Splits a page's text about parameters and results into sentences, without those that only repeat the signature. */
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
  const {name, type, required, default: standard = ''} = property;
  const isValue =
    standard.length <= maxDefaultLength && !/^(?:undefined|none|empty object)?$/.test(standard);
  return [name + (required ? '*' : ''), type && `: ${type}`, isValue && `= ${standard}`]
    .filter(Boolean)
    .join(' ');
}
