import type {LanguageFacts} from '../facts';
import {commandFor} from './foreignNames';
import type {Position} from '../parser/syntax';
import {keywords} from '../words';
import type {Report, Rule} from './ruleInput';
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
export const foreignWords: Rule = (input, report) => {
  const {facts, bodies} = input;
  const unknown = unknownNames(input);
  // A name and the calls and members that begin with it share one position.
  const members = new Map(
    (unknown.length > 0 ? bodies : []).flatMap(({ofKind}) =>
      ofKind('member').map(({object, member}): [Position, string] => [object.at, member.name]),
    ),
  );
  for (const name of unknown) {
    const member = members.get(name.at);
    if (member === undefined) {
      checkWord(name, report);
    } else {
      checkObject(name, member, facts, report);
    }
  }
};

function checkWord(word: UnknownName, report: Report): void {
  const table = word.kind === 'variable' ? values : {...statements, ...functions};
  const lower = word.name.toLowerCase();
  if (word.kind !== 'class' && Object.hasOwn(table, lower)) {
    report(word, `"${word.name}", which is a word from other languages`, table[lower] ?? '');
  }
}

/** Reports `JSON.parse(text)`, `Math.floor(a)`, and `self.name`. */
function checkObject(
  object: UnknownName,
  member: string,
  facts: LanguageFacts,
  report: Report,
): void {
  const {name} = object;
  const lower = name.toLowerCase();
  const keyword = keywords.find((candidate) => candidate.toLowerCase() === lower);
  if (lower === 'self' || lower === 'me' || keyword !== undefined) {
    report(
      object,
      `"${name}", which is a word from other languages`,
      `Write "${keyword ?? 'this'}"`,
    );
    return;
  }
  const isForeign = foreignObjects.test(name);
  const command =
    commandNamed(name + member, facts) ?? (isForeign ? commandNamed(member, facts) : undefined);
  const overload = facts.commands.get(command ?? '')?.[0];
  const replacement = command === undefined && isForeign ? replacements[lower] : undefined;
  const hint = overload ? `Write ${overload.text}` : replacement;
  if (hint !== undefined) {
    report(object, `"${name}", which is an object from other languages`, hint, {
      relatedName: command,
    });
  }
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

/** Returns the command with a name, ignoring case, or the equivalent of another language's name. */
function commandNamed(name: string, facts: LanguageFacts): string | undefined {
  const lower = name.toLowerCase();
  return (
    [...facts.commands.keys()].find((command) => command.toLowerCase() === lower) ??
    commandFor(name, facts)
  );
}
