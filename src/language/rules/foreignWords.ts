import type {CallForm, LanguageFacts} from '../checks/facts';
import {commandFor} from '../checks/foreignNames';
import type {SourceProblem} from '../parser/problems';
import type {Position} from '../parser/syntax';
import type {Rule} from './ruleInput';
import {keywords, type Keyword} from '../words';
import {unknownNames, type UnknownName} from './unknownNames';

/** Words for values in other languages, in lowercase. */
const values: Record<string, string> = {
  false: 'Write "false"',
  infinity: 'QodlyScript has no infinity: compare with a limit',
  me: 'Write "this"',
  nan: 'QodlyScript has no NaN: check the string or the divisor first',
  nil: 'Write "null"',
  none: 'Write "null"',
  nothing: 'Write "null"',
  null: 'Write "null"',
  self: 'Write "this"',
  true: 'Write "true"',
};

/** Statement keywords in other languages, in lowercase. */
const statements: Record<string, string> = {
  begin: 'Remove it: a block begins on the line after its keyword',
  done: 'Close a block with "end"',
  endif: 'Close a block with "end"',
  endwhile: 'Close a block with "end"',
  fi: 'Close a block with "end"',
  finally: 'Put the code after the "end" of the "try" block, where it always runs',
  loop: 'Close a block with "end"',
  next: 'Close a block with "end"; the next iteration begins with "continue"',
  pass: 'Remove it: a block can be empty',
  wend: 'Close a block with "end"',
};

/** Functions in other languages that no single command replaces, in lowercase. */
const functions: Record<string, string> = {
  enumerate: 'Count with "for (i, 0, items.length - 1)"',
  iif: 'Write "condition ? first : second"',
  range: 'Count with "for (i, start, end)"',
  require: 'Remove it: methods are called by name, and classes are in "cs" and "4D"',
};

/** Disallows words from other languages unless the source or its project defines them. */
export const foreignWords: Rule = (input) => {
  const {facts, bodies} = input;
  const unknown = unknownNames(input);
  if (unknown.length === 0) {
    return [];
  }
  // A name and the calls and members that begin with it share one position.
  const members = new Map(
    bodies.flatMap(({ofKind}) =>
      ofKind('member').map(({object, member}): [Position, string] => [object.at, member.name]),
    ),
  );
  return unknown.flatMap((name) => {
    const member = members.get(name.at);
    return member === undefined ? wordProblems(name) : objectProblems(name, member, facts);
  });
};

function wordProblems({name, at, kind}: UnknownName): SourceProblem[] {
  const table = kind === 'variable' ? values : {...statements, ...functions};
  const lower = name.toLowerCase();
  const hint = Object.hasOwn(table, lower) ? table[lower] : undefined;
  return hint === undefined || kind === 'class'
    ? []
    : [{at, found: `"${name}", which is a word from other languages`, hint}];
}

/** Reports `JSON.parse(text)`, `Math.floor(a)`, and `self.name`. */
function objectProblems(
  {name, at}: UnknownName,
  member: string,
  facts: LanguageFacts,
): SourceProblem[] {
  const lower = name.toLowerCase();
  const keyword = keywords.find(
    (candidate): candidate is Keyword => candidate.toLowerCase() === lower,
  );
  if (lower === 'self' || lower === 'me' || keyword !== undefined) {
    return [
      {
        at,
        found: `"${name}", which is a word from other languages`,
        hint: `Write "${keyword ?? 'this'}"`,
      },
    ];
  }
  const command =
    commandNamed(name + member, facts) ??
    (isForeign(name) ? commandNamed(member, facts) : undefined);
  if (command === undefined) {
    const hint = isForeign(name) ? replacements[lower] : undefined;
    return hint === undefined
      ? []
      : [{at, found: `"${name}", which is an object from other languages`, hint}];
  }
  const [form] = facts.commands.get(command) ?? [];
  return form
    ? [
        {
          at,
          found: `"${name}", which is an object from other languages`,
          hint: `Write ${(form satisfies CallForm).text}`,
          about: command,
        },
      ]
    : [];
}

/** Replacements for objects whose members have no matching command, in lowercase. */
const replacements: Record<string, string> = {
  array: 'Write a collection, such as [1, 2, 3], or newCollection(…)',
  math: 'Write a command such as round(…) or abs(…); for the larger of two values, write "(a > b) ? a : b"',
  string: 'Join strings with "+", and convert values with string(value, format)',
};

/** Global objects in other languages, in lowercase. */
const foreignObjects =
  /^(?:array|console|convert|datetime|debug|guid|json|logger|math|number|object|string|system|trace)$/i;

function isForeign(name: string): boolean {
  return foreignObjects.test(name);
}

/** Returns the command with a name, ignoring case, or the equivalent of another language's name. */
function commandNamed(name: string, facts: LanguageFacts): string | undefined {
  const lower = name.toLowerCase();
  return (
    [...facts.commands.keys()].find((command) => command.toLowerCase() === lower) ??
    commandFor(name, facts)
  );
}
