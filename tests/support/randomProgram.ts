import {collectionMembers} from '../../packages/qodlyscript/src/evaluate/calls';
import {commands} from '../../packages/qodlyscript/src/evaluate/commands';
import {dataClassMembers} from '../../packages/qodlyscript/src/evaluate/data/dataClassMembers';
import {entityMembers} from '../../packages/qodlyscript/src/evaluate/data/entityMembers';
import {selectionMembers} from '../../packages/qodlyscript/src/evaluate/data/selectionMembers';
import {specialForms} from '../../packages/qodlyscript/src/evaluate/specialForms';

type Random = () => number;

/** Names that JavaScript objects inherit. */
const hostileNames = ['constructor', '__proto__', 'prototype', 'toString', 'valueOf', 'length'];

const commandNames = [...Object.keys(commands), ...Object.keys(specialForms)];

const memberNames = [
  ...Object.keys(collectionMembers),
  ...Object.keys(dataClassMembers),
  ...Object.keys(entityMembers),
  ...Object.keys(selectionMembers),
  ...hostileNames,
  ...'employer Employee new call apply slice size name getText setText a'.split(' '),
];

const variables = ['a', 'b', 'c', 'd', 'e', 'this', '$1', 'ds.Employee'];

/** Gives each variable a value of another type. */
const start = ['a = "b@é"', 'b = 2', 'c = [3, {a: "x"}]', 'd = ds.Employee.all()', 'e = d.first()'];

const numbers = '0 1 -1 2.5 100 3000000000 Pi kCharCodes';
const strings = '""|"a"|"b@"|"name = :1"|"a.b desc"|"salary > 3000"|"name"|"employer.name"';
const hostileStrings = '"\\n\\"é"|"__proto__"|"[0-9]+"';
const others = 'true false null !2026-11-28! !00-00-00! ?12:30:00? [] {}';
const scalars = [
  ...`${numbers} ${others}`.split(' '),
  ...`${strings}|${hostileStrings}`.split('|'),
];

const operators = '+ - * / \\ % ^ == != < >= & | && || << >> ?? ?+'.split(' ');

/** Returns a program from the grammar or, if there are samples, one of them with some changes. */
export function randomProgram(samples: string[], random: Random): string {
  const sample = samples.length > 0 ? pick(samples, random) : undefined;
  if (sample === undefined) {
    const body = Array.from({length: 1 + Math.floor(random() * 4)}, () => statement(2, random));
    return [...start, ...body].join('\n');
  }
  const lines = sample.split('\n');
  const changes = 1 + Math.floor(random() * 3);
  for (let change = 0; change < changes; change += 1) {
    const index = Math.floor(random() * lines.length);
    lines[index] = changed(lines[index] ?? '', samples, random);
  }
  return lines.join('\n');
}

function changed(line: string, samples: string[], random: Random): string {
  const kind = random();
  if (kind < 0.2) {
    return pick(pick(samples, random).split('\n'), random);
  }
  if (kind < 0.4) {
    return `${line}\n${statement(1, random)}`;
  }
  // Replaces a literal, a variable, or a name after a point.
  const tokens = [...line.matchAll(/"[^"]*"|(?<=\.)\w+|\b\d+\b|\b[a-z]\w*\b/gi)];
  const token = tokens[Math.floor(random() * tokens.length)];
  if (!token) {
    return line;
  }
  const isMember = line[token.index - 1] === '.';
  const replacement = isMember ? pick(memberNames, random) : expression(1, random);
  return line.slice(0, token.index) + replacement + line.slice(token.index + token[0].length);
}

function statement(depth: number, random: Random): string {
  const kind = random();
  const value = () => expression(random() < 0.7 ? 1 : 3, random);
  const block = () => `\t${statement(depth - 1, random)}\n\t${statement(0, random)}\nend`;
  if (depth === 0 || kind < 0.6) {
    return `${pick(['a', 'b', 'c'], random)} = ${value()}`;
  }
  if (kind < 0.7) {
    return `${pick(['a', 'b', 'c'], random)}${pick(['.x', '[0]', '["__proto__"]', '.constructor', '[[1]]'], random)} = ${value()}`;
  }
  if (kind < 0.8) {
    return `for (i, 1, ${pick(['3', '100', '1000000000'], random)})\n${block()}`;
  }
  if (kind < 0.85) {
    return `forEach (x, ${value()})\n${block()}`;
  }
  return kind < 0.9 ? `while (${value()})\n${block()}` : `if (${value()})\n${block()}`;
}

function expression(depth: number, random: Random): string {
  const kind = random();
  const inner = () => expression(depth - 1, random);
  if (depth <= 0 || kind < 0.2) {
    return pick(random() < 0.4 ? variables : scalars, random);
  }
  if (kind < 0.4) {
    return `(${inner()} ${pick(operators, random)} ${inner()})`;
  }
  if (kind < 0.6) {
    return `${pick(commandNames, random)}(${list(inner, random)})`;
  }
  if (kind < 0.8) {
    return `(${inner()}).${pick(memberNames, random)}(${list(inner, random)})`;
  }
  if (kind < 0.85) {
    return `(${inner()}).${pick(memberNames, random)}`;
  }
  return kind < 0.93
    ? `[${list(inner, random)}]`
    : `{${pick(['a', 'x', ...hostileNames], random)}: ${inner()}}`;
}

function list(item: () => string, random: Random): string {
  return Array.from({length: Math.floor(random() * 4)}, item).join(', ');
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}
