import type {LanguageFacts, ObjectProperties} from '../facts';
import {synonymOf} from './foreignNames';
import {similarName} from '../similarName';
import {isNull} from '../inference/inferTypes';
import {builtInClassIn} from '../inference/members';
import {typesOfOverload} from '../inference/overloads';
import {memoizeBy} from '../memoize';
import type {Expression, Identifier} from '../parser/syntax';
import {documentedCallee, documentedMember, type DocumentedCallee} from './callees';
import type {Body, Call, Member, Report, Rule} from './ruleInput';
import {didYouMean} from './undocumented';
import {textOf} from './walk';

/** Disallows undocumented properties of documented objects, such as a status or request options. */
export const documentedObjects: Rule = ({bodies}, report) => {
  for (const body of bodies) {
    // Cached, since variables are read repeatedly.
    const originOfObject = memoizeBy(
      (object: Expression) => (object.kind === 'name' ? object.name : object),
      (object) => originOf(object, body, new Set()),
    );
    for (const member of body.ofKind('member')) {
      checkProperty(member, originOfObject(member.object), body, report);
    }
    body.ofKind('call').forEach((call) => checkOptions(call, body, report));
  }
};

/** Checks `status.sucess` after `status = employee.save()`. */
function checkProperty(
  {object, member}: Member,
  origin: Origin | undefined,
  {facts}: Body,
  report: Report,
): void {
  const properties = origin && facts.objects.get(origin.key);
  const isElement = object.kind === 'element' || origin?.isElement;
  if (properties && (!origin.isCollection || isElement)) {
    const returned = {...properties, listed: properties.given};
    const owner = `the result of "${shortName(origin.key)}"`;
    checkName(member, returned, owner, origin.key, report);
  }
}

interface Origin {
  /** The command or member that returns the object. */
  key: string;
  isCollection: boolean;
  isElement: boolean;
}

/** Returns the command or member that an object comes from, directly or through a variable. */
function originOf(expression: Expression, body: Body, visited: Set<string>): Origin | undefined {
  switch (expression.kind) {
    case 'group':
      return originOf(expression.expression, body, visited);
    case 'element': {
      const origin = originOf(expression.object, body, visited);
      return origin?.isCollection ? {...origin, isElement: true} : undefined;
    }
    case 'name': {
      const values = body.valuesOf(expression.name).filter((value) => !isNull(value));
      if (values.length === 0) {
        return directOrigin(expression, body);
      }
      if (visited.has(expression.name.toLowerCase())) {
        return undefined;
      }
      visited.add(expression.name.toLowerCase());
      const origins = values.map((value) => originOf(value, body, visited));
      const [first] = origins;
      return origins.every((origin) => origin?.key === first?.key) ? first : undefined;
    }
    default:
      return directOrigin(expression, body);
  }
}

function directOrigin(expression: Expression, body: Body): Origin | undefined {
  const {key, overloads = []} = calleeOf(expression, body) ?? {};
  const result = overloads[0] && typesOfOverload(overloads[0]).result;
  return key !== undefined && (result === 'object' || result === 'collection')
    ? {key, isCollection: result === 'collection', isElement: false}
    : undefined;
}

/** Returns the documented command or member that an expression calls or reads. */
function calleeOf(expression: Expression, body: Body): DocumentedCallee | undefined {
  const callee = expression.kind === 'call' ? expression.callee : expression;
  const className = callee.kind === 'member' ? builtInClassIn(callee.object) : undefined;
  return callee.kind === 'member' && className !== undefined
    ? documentedMember(className, callee.member.name, body.facts)
    : documentedCallee(callee, body);
}

/** Checks `{verb: "POST"}` in `4D.HTTPRequest.new(url, {verb: "POST"})`. */
function checkOptions(call: Call, body: Body, report: Report): void {
  const documented = call.args.length > 0 ? calleeOf(call, body) : undefined;
  if (!documented) {
    return;
  }
  const {key, overloads} = documented;
  const properties = body.facts.objects.get(key);
  for (const [index, value] of call.args.entries()) {
    const name = overloads
      .map((overload) => typesOfOverload(overload).names[index] ?? '')
      .find((parameter) => properties?.values?.[parameter]);
    const literal = literalOf(value, body);
    if (name !== undefined && properties) {
      checkValue({name, value}, properties, key, report);
    } else if (literal) {
      const overload = overloads.find((candidate) =>
        typesOfOverload(candidate).parameters[index]?.includes('object'),
      );
      const isMail = overload && /^mail/.test(typesOfOverload(overload).names[index] ?? '');
      const accepted = isMail ? mailProperties(body.facts) : properties;
      if (overload && accepted) {
        for (const entry of literal.entries) {
          checkName(entry.key, accepted, `the argument of "${shortName(key)}"`, key, report);
          checkValue({name: entry.key.name, value: entry.value}, accepted, key, report);
        }
      }
    }
  }
}

function mailProperties({classes}: LanguageFacts): ObjectProperties | undefined {
  const members = classes.get('Email');
  return members ? {listed: [...members.keys()], given: [], mentioned: []} : undefined;
}

/** Returns an argument that is an object literal, or the only value of a variable if it's one. */
function literalOf(arg: Expression, {valuesOf}: Body): (Expression & {kind: 'object'}) | undefined {
  const [value, ...others] = arg.kind === 'name' ? valuesOf(arg.name) : [arg];
  return value?.kind === 'object' && others.length === 0 ? value : undefined;
}

/** Checks a string that must be one of a fixed set, such as the mode of `open`. */
function checkValue(
  {name, value}: {name: string; value: Expression},
  {values = {}}: ObjectProperties,
  relatedName: string,
  report: Report,
): void {
  const text = textOf(value);
  const allowed = Object.hasOwn(values, name) ? values[name] : undefined;
  if (allowed && text !== undefined && !allowed.includes(text)) {
    report(
      value,
      `"${text}" as the ${name} of "${shortName(relatedName)}"`,
      `Write one of ${quote(allowed)}`,
      {relatedName},
    );
  }
}

function checkName(
  property: Identifier,
  {listed, mentioned, isOpen}: ObjectProperties,
  owner: string,
  relatedName: string,
  report: Report,
): void {
  const {name} = property;
  if (listed.length === 0 || listed.includes(name) || mentioned.includes(name)) {
    return;
  }
  const similar =
    synonymOf(name, [...listed, ...mentioned]) ??
    similarName(
      name,
      isOpen ? listed : [...listed, ...mentioned.filter((candidate) => candidate.length > 4)],
    );
  if (!isOpen || similar !== undefined) {
    report(
      property,
      `no property "${name}" is documented for ${owner}`,
      didYouMean(similar, `Its properties are ${quote(listed)}`),
      {relatedName, isUndocumented: true},
    );
  }
}

function quote(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** Returns the last part of a key: `save` for `4D.Entity.save`. */
function shortName(key: string): string {
  return key.replace(/^.*\./, '');
}
