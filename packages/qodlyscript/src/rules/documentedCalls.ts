import type {LanguageFacts, Overload} from '../facts';
import {commandFor, memberFor} from './foreignNames';
import {similarName} from '../similarName';
import {builtInClassesOf} from '../inference/dataObjects';
import {acceptsCount, membersOf} from '../inference/members';
import {memoize, memoizeBy} from '../memoize';
import type {Expression, Identifier} from '../parser/syntax';
import {documentedCallee, ownFunction} from './callees';
import type {Body, Call, Report, Rule} from './ruleInput';
import {reportUndocumented} from './undocumented';

/** Requires commands that the version documents, with a number of arguments that a signature accepts. */
export const documentedCalls: Rule = ({bodies}, report) => {
  for (const body of bodies) {
    for (const expression of body.expressionStatements) {
      if (expression.kind === 'name') {
        checkNamedCall(expression, [], body, report);
      }
    }
    body.ofKind('call').forEach((call) => checkCall(call, body, report));
  }
};

function checkCall({callee, args}: Call, body: Body, report: Report): void {
  if (callee.kind === 'name') {
    checkNamedCall(callee, args, body, report);
  } else if (callee.kind === 'member' && !ownFunction(callee, body)) {
    const {overloads = [], key = ''} = documentedCallee(callee, body) ?? {};
    checkCount(callee.member, args.length, overloads, key, report);
  }
}

/** Checks a call to a command or method. As a statement, it needs no parentheses. */
function checkNamedCall(
  callee: Identifier,
  args: readonly Expression[],
  body: Body,
  report: Report,
): void {
  const {facts, project} = body;
  const {name} = callee;
  const withMember: Report = (node, found, hint, details) => {
    const member = memberOfArgument(name, args, body);
    report(node, found, member === undefined ? hint : `Write ${member}`, details);
  };
  const overloads = facts.commands.get(name);
  if (overloads) {
    checkCount(callee, args.length, overloads, name, withMember);
  } else if (!project.methods.has(name.toLowerCase())) {
    checkUnknownCommand(callee, facts, withMember);
  }
}

/** in: `len(items)`; out: `items.length`, if the argument's class has such a member */
function memberOfArgument(
  name: string,
  [argument]: readonly Expression[],
  {typeOf, facts}: Body,
): string | undefined {
  const [owner] = argument ? builtInClassesOf(typeOf(argument)) : [];
  const member = memberFor(name, membersOf(owner, facts)?.keys() ?? []);
  return member && `${argument?.kind === 'name' ? argument.name : '…'}.${member}`;
}

/** Accepts an unknown name as a project method unless it resembles a command. */
function checkUnknownCommand({name, at}: Identifier, facts: LanguageFacts, report: Report): void {
  const similar = similarCommands(facts)(name);
  const hint = similar && `Write "${similar}", or give your method a less similar name`;
  const label = `command "${name}"`;
  reportUndocumented(
    {name, at, kind: 'command', key: name, label, hint, relatedName: similar},
    facts,
    report,
  );
}

/** Finds the command that a name may stand for. Cached, since sources call the same methods repeatedly. */
const similarCommands = memoize((facts: LanguageFacts) => {
  const all = [...facts.commands.keys()];
  return memoizeBy(String, (name: string): string | undefined => {
    const lower = name.toLowerCase();
    const caseVariant = all.find((command) => command.toLowerCase() === lower);
    return caseVariant === undefined && /^[a-z]/.test(name)
      ? (commandFor(name, facts) ?? similarName(name, all, {isOpen: true}))
      : caseVariant;
  });
});

function checkCount(
  callee: Identifier,
  count: number,
  overloads: readonly Overload[],
  relatedName: string,
  report: Report,
): void {
  // If a command's signature is that of a statement, arguments can't be counted.
  if (overloads.length > 0 && !overloads.some((overload) => acceptsCount(overload, count))) {
    report(
      callee,
      `"${callee.name}" is called with ${count} ${count === 1 ? 'argument' : 'arguments'}${expectedCount(overloads, count)}`,
      `Write ${overloads.map(({text}) => text).join(' or ')}`,
      {relatedName},
    );
  }
}

/** in: an overload that takes one to three arguments, called with five; out: `, but takes at most 3` */
function expectedCount(overloads: readonly Overload[], count: number): string {
  const fewest = Math.min(...overloads.map((overload) => overload.fewest));
  const most = Math.max(...overloads.map((overload) => overload.most ?? Infinity));
  if (fewest === most) {
    return `, but takes ${most === 0 ? 'none' : most}`;
  }
  if (count < fewest) {
    return `, but takes at least ${fewest}`;
  }
  return count > most ? `, but takes at most ${most}` : '';
}
