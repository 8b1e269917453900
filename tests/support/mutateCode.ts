import {isExtensible} from '../../src/language/rules/documentedMembers';
import {toLanguageFacts, type CodeFacts} from '../../src/language/checkCode/codeFacts';
import {documentedNames} from '../../src/language/checkCode/documentedNames';
import {emptyProject} from '../../src/language/inference/project';
import {childrenOf, expressionsOf, statementsIn} from '../../src/language/parser/children';
import {parse} from '../../src/language/parser/parse';
import type {Expression, Position, SourceFile} from '../../src/language/parser/syntax';
import {toBodies} from '../../src/language/rules/bodies';

/** Source code with one mistake. */
export interface Mutant {
  source: string;
  /** The line that the finding must report. */
  line: number;
}

/** Returns all mutants of one kind for source code. */
type Mutation = (source: string, facts: CodeFacts) => Mutant[];

/** Minimum length of a command whose misspelling can't be mistaken for a method name. */
const minCommandLength = 5;

/** Doubles a letter in a name, unless projects may add such a member: `lenngth(`, `4D.Fiile`. */
const misspellName: Mutation = (source, facts) =>
  namesIn(source, facts).flatMap(({name, at}) => {
    const word = /[^.]+$/.exec(name)?.[0] ?? '';
    const start = offsetOf(source, at) + (name.startsWith('4D.') && !isMember(name) ? 3 : 0);
    const rest = source.slice(start + word.length);
    const isCommand = name in facts.commands;
    // Without parentheses, it could be a variable.
    const isDetectable = !isCommand || (rest.startsWith('(') && word.length >= minCommandLength);
    const isOpen =
      isMember(name) && isExtensible(name.replace(/\.[^.]+$/, ''), rest.startsWith('('));
    return source.startsWith(word, start) && isDetectable && !isOpen
      ? [
          {
            source: source.slice(0, start + 2) + (word[1] ?? '') + source.slice(start + 2),
            line: at.line,
          },
        ]
      : [];
  });

/** Drops the name after `employee.` or `var`. */
const dropName: Mutation = (source) =>
  source.split('\n').flatMap((text, index) => {
    const code = text.replace(/"(?:\\.|[^"\\])*"|\/\/.*/g, (part) => ' '.repeat(part.length));
    const found = /(?<=^\s*var )\w+|(?<=\w\.)[a-z]\w*(?=[^\w\\]+\S)/.exec(code);
    const isInComment = insideBlockComment(source, index);
    return found && !isInComment && !/\\\s*$/.test(text)
      ? [
          replaceLine(
            source,
            index,
            text.slice(0, found.index) + text.slice(found.index + found[0].length),
          ),
        ]
      : [];
  });

/** Adds more arguments than any signature takes. */
const addArgument: Mutation = (source, facts) => {
  const {file} = parse(source, facts.precedence);
  const names = new Map(namesIn(source, facts).map(({name, at}) => [keyOf(at), name]));
  return (file ? callsIn(file) : []).flatMap(({callee, args}) => {
    const at = callee.kind === 'member' ? callee.member.at : callee.at;
    const name = names.get(keyOf(at)) ?? '';
    const word = /[^.]+$/.exec(name)?.[0] ?? '';
    const limit = maxArguments(name, facts);
    const open = offsetOf(source, at) + word.length;
    if (limit === undefined || source[open] !== '(' || args.some(({kind}) => kind === 'star')) {
      return [];
    }
    const more = Array.from({length: Math.max(limit + 1 - args.length, 1)}, () => '0').join(', ');
    const text = args.length > 0 ? `${more}, ` : more;
    return [{source: source.slice(0, open + 1) + text + source.slice(open + 1), line: at.line}];
  });
};

/** Drops the `end` of a block; the finding is on the block's first line. */
const dropEnd: Mutation = (source) => {
  const lines = source.split('\n');
  return lines.flatMap((text, index) => {
    const [, indent] = /^(\s*)end\s*(?:\/\/.*)?$/.exec(text) ?? [];
    const opening = new RegExp(`^${indent}(?:if|for|forEach|while|use|switch|try)\\b`);
    const start = lines.slice(0, index).findLastIndex((line) => opening.test(line));
    return indent === undefined || start < 0
      ? []
      : [{...replaceLine(source, index, ''), line: start + 1}];
  });
};

/** Appends an addition and a multiplication to an assigned value. */
const addOperators: Mutation = (source) =>
  source
    .split('\n')
    .flatMap((text, index) =>
      /^\s*[\w.]+ = [^\\/{?]+$/.test(text) && !insideBlockComment(source, index)
        ? [replaceLine(source, index, `${text} + 2 * 3`)]
        : [],
    );

export const mutations = {misspellName, dropName, addArgument, dropEnd, addOperators};

function namesIn(source: string, facts: CodeFacts) {
  const {file} = parse(source, facts.precedence);
  const language = toLanguageFacts(facts);
  return file
    ? documentedNames(file, toBodies({file, facts: language, project: emptyProject}), language)
    : [];
}

/** in: `4D.File.getText`; out: true, but false for `4D.File` */
function isMember(name: string): boolean {
  return name.split('.').length > 2;
}

/** Returns the maximum number of arguments across all signatures; undefined if there is no limit. */
function maxArguments(name: string, facts: CodeFacts): number | undefined {
  const [, owner = '', member = ''] = /^4D\.(\w+)\.(.+)$/.exec(name) ?? [];
  const forms = facts.commands[name] ?? facts.classes[owner]?.[member] ?? [];
  const counts = forms.map(({most}) => most);
  return counts.length === 0 || counts.includes(undefined)
    ? undefined
    : Math.max(...counts.map((count) => count ?? 0));
}

function callsIn(file: SourceFile): (Expression & {kind: 'call'})[] {
  const bodies = file.kind === 'method' ? [file.body] : file.functions.map(({body}) => body);
  const all = (expression: Expression): Expression[] => [
    expression,
    ...childrenOf(expression).flatMap(all),
  ];
  return bodies
    .flat()
    .flatMap(statementsIn)
    .flatMap(expressionsOf)
    .flatMap(all)
    .filter((expression) => expression.kind === 'call');
}

function keyOf({line, column}: Position): string {
  return `${line}:${column}`;
}

function offsetOf(source: string, {line, column}: Position): number {
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

function replaceLine(source: string, index: number, text: string): Mutant {
  return {source: source.split('\n').with(index, text).join('\n'), line: index + 1};
}

function insideBlockComment(source: string, index: number): boolean {
  const before = source
    .split('\n')
    .slice(0, index + 1)
    .join('\n');
  return before.lastIndexOf('/*') > before.lastIndexOf('*/');
}
