import type {SourceFault} from '../parser/faults';
import type {Expression, Identifier} from '../parser/syntax';
import {elsewhereFaults} from './elsewhere';
import type {CallForm, LanguageFacts} from './facts';
import {commandFor} from './foreignNames';
import {formsOfMember} from './formsOfMember';
import {builtInClass, type InferClass} from './inferClass';
import {similarName} from './similarName';

type Call = Expression & {kind: 'call'};

/** Checks that this version has the command, and that one of its forms takes this many arguments. */
export function checkCall(
  {callee, args}: Call,
  facts: LanguageFacts,
  inferClass: InferClass,
): SourceFault[] {
  if (callee.kind === 'name') {
    return checkNamedCall(callee, args.length, facts);
  }
  if (callee.kind === 'member') {
    const {object, member} = callee;
    const instantiated = member.name === 'new' ? builtInClass(object) : undefined;
    // `new` is documented with the class that it makes objects of, or else with all classes.
    const owner = [instantiated, inferClass(object)].find((one) =>
      formsOfMember(facts, one, member.name),
    );
    const forms = formsOfMember(facts, owner, member.name);
    return forms ? countFaults(member, args.length, forms, `${owner}.${member.name}`) : [];
  }
  return [];
}

/** As `checkCall`, for a call by name, which a statement may write without parentheses. */
export function checkNamedCall(
  callee: Identifier,
  count: number,
  facts: LanguageFacts,
): SourceFault[] {
  const forms = facts.commands.get(callee.name);
  return forms
    ? countFaults(callee, count, forms, callee.name)
    : unknownCommandFaults(callee, facts);
}

/** An unknown name is taken for a method of the project, unless it is almost that of a command. */
function unknownCommandFaults({name, at}: Identifier, facts: LanguageFacts): SourceFault[] {
  if (facts.methods?.has(name.toLowerCase())) {
    return [];
  }
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
  // Of a command whose signature is the form of a statement, nobody can count the arguments.
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
