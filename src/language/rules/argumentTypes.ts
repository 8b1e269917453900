import type {CallForm} from '../checks/facts';
import type {SourceProblem} from '../parser/problems';
import type {ClassFunction, Expression, Header} from '../parser/syntax';
import type {RuleInput, Body, Rule} from './ruleInput';
import {builtInClassesOf} from '../inference/dataObjects';
import {typesOfForm} from '../inference/forms';
import {classOfType} from '../inference/project';
import {formsOfMember, functionOf} from '../inference/members';
import {isAssignable, toValueType, withArticle} from '../inference/valueTypes';

type Call = Expression & {kind: 'call'};

/** Requires arguments whose types the command, member, or project function accepts. */
export const argumentTypes: Rule = (input) =>
  input.bodies.flatMap((body) =>
    body.ofKind('call').flatMap((call) => checkCall(call, body, input)),
  );

function checkCall(call: Call, body: Body, input: RuleInput): SourceProblem[] {
  if (call.args.length === 0) {
    return [];
  }
  const header = ownHeader(call, body, input);
  if (header) {
    return checkOwnCall(call, header, body);
  }
  const documented = documentedForms(call, body, input);
  if (!documented) {
    return [];
  }
  const {forms, about} = documented;
  const count = call.args.length;
  const matching = forms.filter(({fewest, most = Infinity}) => count >= fewest && count <= most);
  const mismatch = firstMismatch(call.args, matching, body);
  return mismatch
    ? [
        {
          at: mismatch.argument.at,
          found: `${withArticle(mismatch.type)} as argument ${mismatch.index + 1} of "${nameOfCall(call)}", which takes ${mismatch.expected.map(withArticle).join(' or ')}`,
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

/** Accepts any signature's types at a position, because parameter tables can list more types than signatures do. */
function firstMismatch(
  args: Expression[],
  forms: readonly CallForm[],
  {typeOf}: Body,
): Mismatch | undefined {
  const typesAt = (index: number) => forms.map((form) => typesOfForm(form).parameters[index]);
  const index =
    forms.length === 0
      ? -1
      : args.findIndex((argument, position) => {
          const type = argument.kind === 'star' ? undefined : typeOf(argument);
          return type !== undefined && !typesAt(position).some((types) => accepts(types, type));
        });
  const argument = args[index];
  const type = argument && typeOf(argument);
  return argument && type !== undefined
    ? {
        argument,
        index,
        type,
        expected: [...new Set(typesAt(index).flatMap((types) => types ?? []))],
      }
    : undefined;
}

/** @param types the types that the parameter accepts; undefined for any type */
function accepts(types: string[] | undefined, type: string): boolean {
  return types === undefined || types.some((accepted) => isAssignable(type, accepted));
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

function checkOwnCall(call: Call, {parameters}: Header, {typeOf}: Body): SourceProblem[] {
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
            hint: `Convert it, or declare "${parameter.name}" with a different type`,
          },
        ]
      : [];
  });
}

/** Returns the header of the called method or function, if the checked files define it. */
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

/** Returns the class function that an expression refers to, if the checked files define it. */
export function ownFunction(
  callee: Expression,
  body: Body,
  {file, project}: RuleInput,
): ClassFunction | undefined {
  if (callee.kind !== 'member') {
    return undefined;
  }
  const type = body.typeOf(callee.object);
  const ownClass = type === 'this' && file.kind === 'class' ? file : classOfType(type, project);
  return ownClass && functionOf(ownClass, callee.member.name, true);
}

function nameOfCall({callee}: Call): string {
  return callee.kind === 'name' ? callee.name : callee.kind === 'member' ? callee.member.name : '';
}
