import {acceptsCount} from '../inference/members';
import {typesOfOverload} from '../inference/overloads';
import {isAssignable, toValueType} from '../inference/valueTypes';
import {withArticle} from '../types';
import type {ClassFunction, Expression, Header} from '../parser/syntax';
import {documentedCallee, ownFunction} from './callees';
import {eachExpression, type Body, type Call, type Report} from './ruleInput';
import {nameOfCall} from './walk';

/** Requires arguments whose types the command, member, or project function accepts. */
export const argumentTypes = eachExpression('call', (call, body, report) => {
  const header = ownHeader(call, body);
  if (header) {
    checkOwnCall(call, header, body, report);
  } else {
    checkDocumentedCall(call, body, report);
  }
});

/** Accepts any signature's types at a position, because parameter tables can list more types than signatures do. */
function checkDocumentedCall(call: Call, body: Body, report: Report): void {
  const {args} = call;
  const {overloads = [], key} = documentedCallee(call.callee, body) ?? {};
  const matching = overloads.filter((overload) => acceptsCount(overload, args.length));
  const typesAt = (index: number) =>
    matching.map((overload) => typesOfOverload(overload).parameters[index]);
  const typeAt = (index: number) => args[index] && body.typeOf(args[index]);
  const index = args.findIndex((_, position) => {
    const type = typeAt(position);
    return type !== undefined && !typesAt(position).some((types) => accepts(types, type));
  });
  const argument = args[index];
  const type = typeAt(index);
  if (argument && type !== undefined && matching.length > 0) {
    const expected = new Set(typesAt(index).flatMap((types) => types ?? []));
    report(
      argument,
      `${withArticle(type)} as argument ${index + 1} of "${nameOfCall(call)}", which takes ${[...expected].map(withArticle).join(' or ')}`,
      `Write ${overloads.map(({text}) => text).join(' or ')}`,
      {relatedName: key},
    );
  }
}

/** @param types the types that the parameter accepts; undefined for any type */
function accepts(types: string[] | undefined, type: string): boolean {
  return types === undefined || types.some((accepted) => isAssignable(type, accepted));
}

function checkOwnCall(call: Call, {parameters}: Header, {typeOf}: Body, report: Report): void {
  for (const [index, argument] of call.args.entries()) {
    const parameter = parameters[index];
    const expected = toValueType(parameter?.type?.name);
    const type = typeOf(argument);
    if (
      parameter &&
      expected !== undefined &&
      type !== undefined &&
      !isAssignable(type, expected)
    ) {
      report(
        argument,
        `${withArticle(type)} as argument ${index + 1} of "${nameOfCall(call)}", whose parameter "${parameter.name}" is ${withArticle(expected)}`,
        `Convert it, or declare "${parameter.name}" with a different type`,
      );
    }
  }
}

/** Returns the header of the called method or function, if the checked files define it. */
function ownHeader({callee}: Call, body: Body): Header | undefined {
  return callee.kind === 'name'
    ? body.project.methods.get(callee.name.toLowerCase())
    : (ownConstructor(callee, body) ?? ownFunction(callee, body))?.header;
}

/** Returns the constructor that `cs.Polygon.new(…)` calls. */
function ownConstructor(callee: Expression, {project}: Body): ClassFunction | undefined {
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
