import {closest, distance} from 'fastest-levenshtein';
import type {Signature} from '../parseSignature';
import type {SourceFault} from '../parser/faults';
import type {Expression, Identifier} from '../parser/syntax';
import type {LanguageFacts} from './facts';
import {formsOfMember, type ClassOf} from './types';

type Call = Expression & {kind: 'call'};

/** A call: of a command that this version has, with as many arguments as one of its forms takes. */
export function checkCall(
  {callee, args}: Call,
  facts: LanguageFacts,
  classOf: ClassOf,
): SourceFault[] {
  if (callee.kind === 'name') {
    return checkNamedCall(callee, args.length, facts);
  }
  if (callee.kind === 'member') {
    const className = classOf(callee.object);
    const forms = formsOfMember(facts, className, callee.member.name);
    return forms ? countFaults(callee.member, args.length, forms) : [];
  }
  return [];
}

/** A call by name, which may stand without parentheses when it is a statement. */
export function checkNamedCall(
  callee: Identifier,
  count: number,
  facts: LanguageFacts,
): SourceFault[] {
  const forms = facts.commands.get(callee.name);
  return forms ? countFaults(callee, count, forms) : unknownCommandFaults(callee, facts);
}

/** A name that is no command is a method of the project, unless it is all but a command's name. */
function unknownCommandFaults({name, at}: Identifier, facts: LanguageFacts): SourceFault[] {
  const elsewhere = facts.commandsElsewhere.get(name);
  if (elsewhere) {
    return [
      {
        at,
        found: `"${name}" is a command of ${elsewhere.join(' and ')}, and not of this version`,
        fix: 'Do without it here',
      },
    ];
  }
  const similar = similarCommand(name, facts);
  return similar === undefined
    ? []
    : [
        {
          at,
          found: `there is no command "${name}"`,
          fix: `Write "${similar}", or give your method a name that is less like it`,
        },
      ];
}

function similarCommand(name: string, {commands}: LanguageFacts): string | undefined {
  const all = [...commands.keys()];
  const sameLetters = all.find((command) => command.toLowerCase() === name.toLowerCase());
  if (sameLetters !== undefined || !/^[a-z]/.test(name) || all.length === 0) {
    return sameLetters;
  }
  const nearest = closest(name, all);
  return distance(name, nearest) <= slipsIn(name) || isSwapped(name, nearest) ? nearest : undefined;
}

/** How many letters may differ in what is taken for a slip: none in the shortest names. */
function slipsIn(name: string): number {
  return name.length < 4 ? 0 : name.length < 8 ? 1 : 2;
}

/** Do the names have the same letters, two of them in another order: `lenght`? */
function isSwapped(name: string, other: string): boolean {
  const letters = (text: string) => [...text].sort().join('');
  return distance(name, other) === 2 && letters(name) === letters(other);
}

function countFaults({name, at}: Identifier, count: number, forms: Signature[]): SourceFault[] {
  return forms.some((form) => takes(form, count))
    ? []
    : [
        {
          at,
          found: `"${name}" is called with ${count} ${count === 1 ? 'argument' : 'arguments'}`,
          fix: `Write ${forms.map(({text}) => text).join(' or ')}`,
        },
      ];
}

function takes({parameters, form}: Signature, count: number): boolean {
  if (form === 'property') {
    return count === 0;
  }
  const needed = parameters.filter(({optional, variadic}) => !optional && !variadic).length;
  const isOpen = parameters.some(({variadic}) => variadic);
  return count >= needed && (isOpen || count <= parameters.length);
}
