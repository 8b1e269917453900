import type {LanguageFacts, ObjectProperties} from '../checks/facts';
import {similarName} from '../checks/similarName';
import {synonymOf} from '../checks/foreignNames';
import type {SourceProblem} from '../parser/problems';
import type {Expression, Identifier} from '../parser/syntax';
import type {Body, Rule, RuleInput} from './ruleInput';
import {isNull} from '../inference/inferTypes';
import {formsOfMember} from '../inference/members';
import {typesOfForm} from '../inference/forms';
import {builtInClassesOf} from '../inference/dataObjects';
import {textOf} from './walk';

type Call = Expression & {kind: 'call'};

/** Disallows undocumented properties of documented objects, such as a status or request options. */
export const documentedObjects: Rule = (input) =>
  input.bodies.flatMap((body) => {
    const originsByName: OriginsByName = new Map();
    return [
      ...body
        .ofKind('member')
        .flatMap((member) => checkProperty(member, originsByName, body, input)),
      ...body.ofKind('call').flatMap((call) => checkOptions(call, body, input)),
    ];
  });

/** Checks `status.sucess` after `status = employee.save()`. */
function checkProperty(
  {object, member}: Expression & {kind: 'member'},
  originsByName: OriginsByName,
  body: Body,
  {facts}: RuleInput,
): SourceProblem[] {
  if (object.kind === 'this' || object.kind === 'builtInStore') {
    return [];
  }
  const cached = object.kind === 'name' ? originsByName.get(object.name) : undefined;
  const {origin} = cached ?? {origin: originOf(object, body, facts, new Set())};
  if (object.kind === 'name' && !cached) {
    originsByName.set(object.name, {origin});
  }
  const isElement = object.kind === 'element' || origin?.isElement;
  const properties = origin && facts.objects.get(origin.key);
  if (!properties || (origin.isCollection && !isElement)) {
    return [];
  }
  const returned = {...properties, listed: properties.given};
  return unknownProperty(member, returned, `the result of "${shortName(origin.key)}"`, origin.key);
}

interface Origin {
  /** The command or member that returns the object. */
  key: string;
  isCollection: boolean;
  isElement: boolean;
}

/** Cached for a body, since variables are read repeatedly. */
type OriginsByName = Map<string, {origin: Origin | undefined}>;

/** Returns the command or member that an object comes from, directly or through a variable. */
function originOf(
  expression: Expression,
  body: Body,
  facts: LanguageFacts,
  visited: Set<string>,
): Origin | undefined {
  switch (expression.kind) {
    case 'group':
      return originOf(expression.expression, body, facts, visited);
    case 'element': {
      const origin = originOf(expression.object, body, facts, visited);
      return origin?.isCollection ? {...origin, isElement: true} : undefined;
    }
    case 'name': {
      const values = body.valuesOf(expression.name).filter((value) => !isNull(value));
      if (values.length === 0) {
        return toOrigin(keyOf(expression, body, facts), facts);
      }
      if (visited.has(expression.name.toLowerCase())) {
        return undefined;
      }
      visited.add(expression.name.toLowerCase());
      const origins = values.map((value) => originOf(value, body, facts, visited));
      const [first] = origins;
      return origins.every((origin) => origin?.key === first?.key) ? first : undefined;
    }
    default:
      return toOrigin(keyOf(expression, body, facts), facts);
  }
}

function toOrigin(key: string | undefined, facts: LanguageFacts): Origin | undefined {
  const forms = key === undefined ? undefined : formsOfKey(key, facts);
  const result = forms?.[0] && typesOfForm(forms[0]).result;
  return key !== undefined && (result === 'object' || result === 'collection')
    ? {key, isCollection: result === 'collection', isElement: false}
    : undefined;
}

function formsOfKey(key: string, facts: LanguageFacts) {
  if (!key.startsWith('4D.')) {
    return facts.commands.get(key);
  }
  const [, type = '', member = ''] = /^(4D\.\w+)\.(.+)$/.exec(key) ?? [];
  return formsOfMember(facts, type, member);
}

/** Returns the key in `facts` for the command or member that an expression calls or reads. */
function keyOf(expression: Expression, body: Body, facts: LanguageFacts): string | undefined {
  const callee = expression.kind === 'call' ? expression.callee : expression;
  if (callee.kind === 'name') {
    return facts.commands.has(callee.name) ? callee.name : undefined;
  }
  if (callee.kind !== 'member') {
    return undefined;
  }
  const {object, member} = callee;
  const isNew = object.kind === 'member' && object.object.kind === 'builtInStore';
  const type = isNew ? `4D.${object.member.name}` : body.typeOf(object);
  const [className] = builtInClassesOf(type);
  return className !== undefined && formsOfMember(facts, className, member.name)
    ? `${className}.${member.name}`
    : undefined;
}

/** Checks `{verb: "POST"}` in `4D.HTTPRequest.new(url, {verb: "POST"})`. */
function checkOptions(call: Call, body: Body, {facts}: RuleInput): SourceProblem[] {
  const key = call.args.length === 0 ? undefined : keyOf(call, body, facts);
  const properties = key === undefined ? undefined : facts.objects.get(key);
  const forms = key === undefined ? undefined : formsOfKey(key, facts);
  if (key === undefined || !forms) {
    return [];
  }
  return call.args.flatMap((arg, index) => {
    const name =
      properties?.values &&
      forms
        .map((form) => typesOfForm(form).names[index])
        .find((parameter) => properties.values?.[parameter ?? '']);
    if (name !== undefined && properties) {
      return invalidValue({name, value: arg}, properties, key);
    }
    const literal = literalOf(arg, body);
    if (!literal) {
      return [];
    }
    const form = forms.find((candidate) =>
      typesOfForm(candidate).parameters[index]?.includes('object'),
    );
    const isMail = form && /^mail/.test(typesOfForm(form).names[index] ?? '');
    const accepted = isMail ? mailProperties(facts) : properties;
    return form && accepted
      ? literal.entries.flatMap((entry) => [
          ...unknownProperty(entry.key, accepted, `the argument of "${shortName(key)}"`, key),
          ...invalidValue({name: entry.key.name, value: entry.value}, accepted, key),
        ])
      : [];
  });
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
function invalidValue(
  {name, value}: {name: string; value: Expression},
  {values = {}}: ObjectProperties,
  about: string,
): SourceProblem[] {
  const text = textOf(value);
  const allowed = values[name];
  return allowed && text !== undefined && !allowed.includes(text)
    ? [
        {
          at: value.at,
          found: `"${text}" as the ${name} of "${shortName(about)}"`,
          hint: `Write one of ${allowed.map((item) => `"${item}"`).join(', ')}`,
          about,
        },
      ]
    : [];
}

function unknownProperty(
  {name, at}: Identifier,
  {listed, mentioned, isOpen}: ObjectProperties,
  owner: string,
  about: string,
): SourceProblem[] {
  if (listed.length === 0 || listed.includes(name) || mentioned.includes(name)) {
    return [];
  }
  const similar =
    synonymOf(name, [...listed, ...mentioned]) ??
    similarName(
      name,
      isOpen ? listed : [...listed, ...mentioned.filter((candidate) => candidate.length > 4)],
    );
  return isOpen && similar === undefined
    ? []
    : [
        {
          at,
          found: `no property "${name}" is documented for ${owner}`,
          hint:
            similar === undefined
              ? `Its properties are ${listed.map((item) => `"${item}"`).join(', ')}`
              : `Did you mean "${similar}"?`,
          about,
          isUndocumented: true,
        },
      ];
}

/** Returns the last part of a key: `save` for `4D.Entity.save`. */
function shortName(key: string): string {
  return key.replace(/^.*\./, '');
}
