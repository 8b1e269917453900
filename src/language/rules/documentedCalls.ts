import type {CallForm, LanguageFacts} from '../checks/facts';
import {commandFor, memberFor} from '../checks/foreignNames';
import {similarName} from '../checks/similarName';
import {builtInClassesOf} from '../inference/dataObjects';
import {formsOfMember} from '../inference/members';
import {memoize, memoizeBy} from '../memoize';
import type {SourceProblem} from '../parser/problems';
import type {Expression, Identifier} from '../parser/syntax';
import {ownFunction} from './argumentTypes';
import {elsewhereProblems} from './elsewhere';
import type {Body, Rule, RuleInput} from './ruleInput';

/** Requires commands that the version documents, with a number of arguments that a signature accepts. */
export const documentedCalls: Rule = (input) =>
  input.bodies.flatMap((body) => [
    ...[...body.expressionStatements].flatMap((expression) =>
      expression.kind === 'name' ? checkNamedCall(expression, 0, input) : [],
    ),
    ...body.ofKind('call').flatMap((call) => checkCall(call, body, input)),
  ]);

function checkCall(
  {callee, args}: Expression & {kind: 'call'},
  body: Body,
  input: RuleInput,
): SourceProblem[] {
  if (callee.kind === 'name') {
    const problems = checkNamedCall(callee, args.length, input);
    const member =
      problems.length === 0 ? undefined : memberOfArgument(callee.name, args, body, input);
    return member === undefined
      ? problems
      : problems.map((problem) => ({...problem, hint: `Write ${member}`}));
  }
  if (callee.kind !== 'member' || ownFunction(callee, body, input)) {
    return [];
  }
  const {facts} = input;
  const {object, member} = callee;
  // `new` is documented either on its class's page or on the `Class` page.
  const instanceType =
    member.name === 'new' && object.kind === 'member' && object.object.kind === 'builtInStore'
      ? `4D.${object.member.name}`
      : undefined;
  const ownForms = formsOfMember(facts, instanceType, member.name);
  const type = ownForms ? instanceType : body.typeOf(object);
  const forms = ownForms ?? formsOfMember(facts, type, member.name);
  const [owner = ''] = builtInClassesOf(type);
  return forms ? countProblems(member, args.length, forms, `${owner}.${member.name}`) : [];
}

/** in: `len(items)`; out: `items.length`, if the argument's class has such a member */
function memberOfArgument(
  name: string,
  [argument]: readonly Expression[],
  {typeOf}: Body,
  {facts}: RuleInput,
): string | undefined {
  const [owner = ''] = argument ? builtInClassesOf(typeOf(argument)) : [];
  const members = facts.classes.get(owner.slice('4D.'.length))?.keys() ?? [];
  const member = memberFor(name, members);
  return member && `${argument?.kind === 'name' ? argument.name : '…'}.${member}`;
}

/** Checks a call by name, which needs no parentheses in a statement. */
function checkNamedCall(
  callee: Identifier,
  count: number,
  {facts, project}: RuleInput,
): SourceProblem[] {
  const forms = facts.commands.get(callee.name);
  if (forms) {
    return countProblems(callee, count, forms, callee.name);
  }
  return project.methods.has(callee.name.toLowerCase())
    ? []
    : unknownCommandProblems(callee, facts);
}

/** Accepts an unknown name as a project method unless it resembles a command. */
function unknownCommandProblems({name, at}: Identifier, facts: LanguageFacts): SourceProblem[] {
  const versionProblems = elsewhereProblems({name, at}, 'command', name, facts);
  if (versionProblems.length > 0) {
    return versionProblems;
  }
  const similar = similarCommands(facts)(name);
  return similar === undefined
    ? []
    : [
        {
          at,
          found: `no command "${name}" is documented in ${facts.version}`,
          hint: `Write "${similar}", or give your method a less similar name`,
          about: similar,
          isUndocumented: true,
        },
      ];
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

function countProblems(
  {name, at}: Identifier,
  count: number,
  forms: CallForm[],
  about: string,
): SourceProblem[] {
  // If a command's signature is that of a statement, arguments can't be counted.
  return forms.length === 0 || forms.some((form) => takes(form, count))
    ? []
    : [
        {
          at,
          found: `"${name}" is called with ${argumentCount(count)}${expectedCount(forms, count)}`,
          hint: `Write ${forms.map(({text}) => text).join(' or ')}`,
          about,
        },
      ];
}

function argumentCount(count: number): string {
  return `${count} ${count === 1 ? 'argument' : 'arguments'}`;
}

/** in: a form that takes one to three arguments, called with five; out: `, but takes at most 3` */
function expectedCount(forms: readonly CallForm[], count: number): string {
  const fewest = Math.min(...forms.map((form) => form.fewest));
  const most = Math.max(...forms.map((form) => form.most ?? Infinity));
  if (fewest === most) {
    return `, but takes ${most === 0 ? 'none' : most}`;
  }
  if (count < fewest) {
    return `, but takes at least ${fewest}`;
  }
  return count > most ? `, but takes at most ${most}` : '';
}

function takes({fewest, most = Infinity}: CallForm, count: number): boolean {
  return count >= fewest && count <= most;
}
