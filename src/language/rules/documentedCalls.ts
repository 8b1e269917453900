import type {CallForm, LanguageFacts} from '../checks/facts';
import {commandFor, memberFor} from '../checks/foreignNames';
import {similarName} from '../checks/similarName';
import {builtInClassesOf} from '../inference/dataObjects';
import {formsOfMember} from '../inference/inferTypes';
import type {SourceFault} from '../parser/faults';
import type {Expression, Identifier} from '../parser/syntax';
import {ownFunction} from './argumentTypes';
import {elsewhereFaults} from './elsewhere';
import type {Body, Rule, RuleInput} from './ruleInput';

/** The version documents each command, and a signature that accepts the number of arguments. */
export const documentedCalls: Rule = (input) =>
  input.bodies.flatMap((body) => [
    ...[...body.runs].flatMap((expression) =>
      expression.kind === 'name' ? checkNamedCall(expression, 0, input) : [],
    ),
    ...body.ofKind('call').flatMap((call) => checkCall(call, body, input)),
  ]);

function checkCall(
  {callee, args}: Expression & {kind: 'call'},
  body: Body,
  input: RuleInput,
): SourceFault[] {
  if (callee.kind === 'name') {
    const faults = checkNamedCall(callee, args.length, input);
    const member = memberOfArgument(callee.name, args, body, input);
    return member === undefined || faults.length === 0
      ? faults
      : faults.map((fault) => ({...fault, hint: `Write ${member}`}));
  }
  if (callee.kind !== 'member' || ownFunction(callee, body, input)) {
    return [];
  }
  const {facts} = input;
  const {object, member} = callee;
  // `new` is documented either with the class of its objects or with all classes.
  const instantiated =
    member.name === 'new' && object.kind === 'member' && object.object.kind === 'builtInStore'
      ? `4D.${object.member.name}`
      : undefined;
  const own = formsOfMember(facts, instantiated, member.name);
  const type = own ? instantiated : body.typeOf(object);
  const forms = own ?? formsOfMember(facts, type, member.name);
  const [owner = ''] = builtInClassesOf(type);
  return forms ? countFaults(member, args.length, forms, `${owner}.${member.name}`) : [];
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

/** Checks a call by name, which a statement may write without parentheses. */
function checkNamedCall(
  callee: Identifier,
  count: number,
  {facts, project}: RuleInput,
): SourceFault[] {
  const forms = facts.commands.get(callee.name);
  if (forms) {
    return countFaults(callee, count, forms, callee.name);
  }
  return project.methods.has(callee.name.toLowerCase()) ? [] : unknownCommandFaults(callee, facts);
}

/** Accepts an unknown name as a method of the project, unless it resembles a command. */
function unknownCommandFaults({name, at}: Identifier, facts: LanguageFacts): SourceFault[] {
  const elsewhere = elsewhereFaults({name, at}, 'command', name, facts);
  if (elsewhere.length > 0) {
    return elsewhere;
  }
  const similar = similarCommand(name, facts);
  return similar === undefined
    ? []
    : [
        {
          at,
          found: `no command "${name}" is documented in ${facts.version}`,
          hint: `Write "${similar}", or give your method a name that is less similar`,
          about: similar,
          isUndocumented: true,
        },
      ];
}

function similarCommand(name: string, facts: LanguageFacts): string | undefined {
  const all = [...facts.commands.keys()];
  const sameLetters = all.find((command) => command.toLowerCase() === name.toLowerCase());
  return sameLetters === undefined && /^[a-z]/.test(name)
    ? (commandFor(name, facts) ?? similarName(name, all, {isOpen: true}))
    : sameLetters;
}

function countFaults(
  {name, at}: Identifier,
  count: number,
  forms: CallForm[],
  about: string,
): SourceFault[] {
  // If a command's signature is that of a statement, arguments can't be counted.
  return forms.length === 0 || forms.some((form) => takes(form, count))
    ? []
    : [
        {
          at,
          found: `"${name}" is called with ${count} ${count === 1 ? 'argument' : 'arguments'}`,
          hint: `Write ${forms.map(({text}) => text).join(' or ')}`,
          about,
        },
      ];
}

function takes({fewest, most = Infinity}: CallForm, count: number): boolean {
  return count >= fewest && count <= most;
}
