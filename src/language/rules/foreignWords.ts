import type {CallForm, LanguageFacts} from '../checks/facts';
import {commandFor} from '../checks/foreignNames';
import type {SourceFault} from '../parser/faults';
import type {Rule} from './ruleInput';
import {keywords, type Keyword} from '../words';
import {unknownNames, type UnknownName} from './unknownNames';

/** Words for values in other languages, in lower case. */
const values: Record<string, string> = {
  false: 'Write "false"',
  infinity: 'There is no infinite number: compare with a limit',
  me: 'Write "this"',
  nan: 'There is no such number: test the text or the divisor first',
  nil: 'Write "null"',
  none: 'Write "null"',
  nothing: 'Write "null"',
  null: 'Write "null"',
  self: 'Write "this"',
  true: 'Write "true"',
};

/** Statements of other languages, in lower case. */
const statements: Record<string, string> = {
  begin: 'Blocks begin with the line of their keyword: remove it',
  done: 'Close a block with "end"',
  endif: 'Close a block with "end"',
  endwhile: 'Close a block with "end"',
  fi: 'Close a block with "end"',
  finally: 'Put the code after the "end" of the "try" block: it runs in any case',
  loop: 'Close a block with "end"',
  next: 'Close a block with "end"; the next turn of a loop begins with "continue"',
  pass: 'Leave the block empty: remove it',
  wend: 'Close a block with "end"',
};

/** Functions of other languages that no single command replaces, in lower case. */
const functions: Record<string, string> = {
  enumerate: 'Count with "for (i, 0, items.length - 1)"',
  iif: 'Write "condition ? first : second"',
  range: 'Count with "for (i, start, end)"',
  require: 'Remove it: methods are called by their names, and classes are in "cs" and "4D"',
};

/** A word of another language isn't used unless the source or its project defines it. */
export const foreignWords: Rule = (input) => {
  const {facts, bodies} = input;
  const members = new Map(
    bodies.flatMap(({ofKind}) =>
      ofKind('member').map(({object, member}) => [object, member.name] as const),
    ),
  );
  const objects = new Map([...members].map(([{at}, name]) => [`${at.line} ${at.column}`, name]));
  return unknownNames(input).flatMap((name) => {
    const member = objects.get(`${name.at.line} ${name.at.column}`);
    return member === undefined ? wordFaults(name) : objectFaults(name, member, facts);
  });
};

function wordFaults({name, at, kind}: UnknownName): SourceFault[] {
  const table = kind === 'variable' ? values : {...statements, ...functions};
  const lower = name.toLowerCase();
  const hint = Object.hasOwn(table, lower) ? table[lower] : undefined;
  return hint === undefined || kind === 'class'
    ? []
    : [{at, found: `"${name}", which is a word from other languages`, hint}];
}

/** Reports `JSON.parse(text)`, `Math.floor(a)`, and `self.name`. */
function objectFaults(
  {name, at}: UnknownName,
  member: string,
  facts: LanguageFacts,
): SourceFault[] {
  const lower = name.toLowerCase();
  const keyword = keywords.find((one): one is Keyword => one.toLowerCase() === lower);
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
    named(name + member, facts) ?? (isForeign(name) ? named(member, facts) : undefined);
  if (command === undefined) {
    const hint = isForeign(name) ? otherWays[lower] : undefined;
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

/** Replacements for objects whose members have no matching command, in lower case. */
const otherWays: Record<string, string> = {
  array: 'Write a collection, such as [1, 2, 3], or newCollection(…)',
  math: 'Write a command such as round(…) or abs(…); of two values, the larger is "(a > b) ? a : b"',
  string: 'Join texts with "+", and convert values with string(value, format)',
};

/** Global objects of other languages, in lower case. */
const foreignObjects =
  /^(?:array|console|convert|datetime|debug|guid|json|logger|math|number|object|string|system|trace)$/i;

function isForeign(name: string): boolean {
  return foreignObjects.test(name);
}

/** Returns the command with the name in any case, or its equivalent in another language. */
function named(name: string, facts: LanguageFacts): string | undefined {
  const lower = name.toLowerCase();
  return (
    [...facts.commands.keys()].find((command) => command.toLowerCase() === lower) ??
    commandFor(name, facts)
  );
}
