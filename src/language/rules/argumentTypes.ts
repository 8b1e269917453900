import type {CallForm} from '../checks/facts';
import type {SourceFault} from '../parser/faults';
import type {ClassFunction, Expression, Header} from '../parser/syntax';
import type {RuleInput, Body, Rule} from './ruleInput';
import {builtInClassesOf} from '../inference/dataObjects';
import {typesOfForm} from '../inference/forms';
import {formsOfMember, functionOf} from '../inference/inferTypes';
import {isAssignable, toValueType, withArticle} from '../inference/valueTypes';

type Call = Expression & {kind: 'call'};

/** An argument has a type that the command, the member, or the project's own function accepts. */
export const argumentTypes: Rule = (input) =>
  input.bodies.flatMap((body) =>
    body.ofKind('call').flatMap((call) => checkCall(call, body, input)),
  );

function checkCall(call: Call, body: Body, input: RuleInput): SourceFault[] {
  const own = ownHeader(call, body, input);
  if (own) {
    return checkOwnCall(call, own, body);
  }
  const documented = documentedForms(call, body, input);
  if (!documented) {
    return [];
  }
  const {forms, about} = documented;
  const fitting = forms.filter(
    ({fewest, most = Infinity}) => call.args.length >= fewest && call.args.length <= most,
  );
  const worst = firstMismatch(call.args, fitting, body);
  return worst
    ? [
        {
          at: worst.argument.at,
          found: `${withArticle(worst.type)} as argument ${worst.index + 1} of "${nameOfCall(call)}", which takes ${worst.expected.map(withArticle).join(' or ')}`,
          hint: `Write ${forms.map(({text}) => text).join(' or ')}`,
          about,
        },
      ]
    : [];
}

interface Mismatch {
  argument: Expression;
  index: number;
  type: string;
  expected: string[];
}

/** A position accepts the types of all signatures, because tables can list more than one states. */
function firstMismatch(
  args: Expression[],
  forms: readonly CallForm[],
  {typeOf}: Body,
): Mismatch | undefined {
  for (const [index, argument] of args.entries()) {
    const lists = forms.map((form) => typesOfForm(form).parameters[index]);
    const expected =
      lists.length > 0 && lists.every((list) => list !== undefined)
        ? [...new Set(lists.flat())]
        : undefined;
    const type = argument.kind === 'star' ? undefined : typeOf(argument);
    if (expected && type !== undefined && !expected.some((one) => isAssignable(type, one))) {
      return {argument, index, type, expected};
    }
  }
  return undefined;
}

function documentedForms(
  {callee, args}: Call,
  body: Body,
  {facts}: RuleInput,
): {forms: CallForm[]; about: string} | undefined {
  if (callee.kind === 'name') {
    const forms = facts.commands.get(callee.name);
    return forms && {forms, about: callee.name};
  }
  if (callee.kind !== 'member') {
    return undefined;
  }
  const {object, member} = callee;
  const isNew =
    member.name === 'new' && object.kind === 'member' && object.object.kind === 'builtInStore';
  const type = isNew && args ? `4D.${object.member.name}` : body.typeOf(object);
  const [className] = builtInClassesOf(type);
  const forms = formsOfMember(facts, type, member.name);
  return forms && {forms, about: `${className}.${member.name}`};
}

function checkOwnCall(call: Call, {parameters}: Header, {typeOf}: Body): SourceFault[] {
  return call.args.flatMap((argument, index) => {
    const parameter = parameters[index];
    const expected = toValueType(parameter?.type?.name);
    const type = typeOf(argument);
    return parameter &&
      expected !== undefined &&
      type !== undefined &&
      !isAssignable(type, expected)
      ? [
          {
            at: argument.at,
            found: `${withArticle(type)} as argument ${index + 1} of "${nameOfCall(call)}", whose parameter "${parameter.name}" is ${withArticle(expected)}`,
            hint: `Convert it, or declare "${parameter.name}" with another type`,
          },
        ]
      : [];
  });
}

/** Returns the header of the method or function that the checked files define. */
function ownHeader({callee}: Call, body: Body, input: RuleInput): Header | undefined {
  if (callee.kind === 'name') {
    return input.project.methods.get(callee.name.toLowerCase());
  }
  return (ownConstructor(callee, input) ?? ownFunction(callee, body, input))?.header;
}

/** Returns the constructor that `cs.Polygon.new(…)` calls. */
function ownConstructor(callee: Expression, {project}: RuleInput): ClassFunction | undefined {
  const classObject =
    callee.kind === 'member' && callee.member.name === 'new' ? callee.object : undefined;
  return classObject?.kind === 'member' &&
    classObject.object.kind === 'name' &&
    classObject.object.name === 'cs'
    ? project.classes
        .get(classObject.member.name)
        ?.functions.find(({name}) => name === 'constructor')
    : undefined;
}

/** Returns the class function in the checked files that an expression names. */
export function ownFunction(
  callee: Expression,
  body: Body,
  {file, project}: RuleInput,
): ClassFunction | undefined {
  if (callee.kind !== 'member') {
    return undefined;
  }
  const type = body.typeOf(callee.object);
  const own =
    type === 'this' && file.kind === 'class'
      ? file
      : project.classes.get(/^cs\.(\w+)$/.exec(type ?? '')?.[1] ?? '');
  return own && functionOf(own, callee.member.name, true);
}

function nameOfCall({callee}: Call): string {
  return callee.kind === 'name' ? callee.name : callee.kind === 'member' ? callee.member.name : '';
}
