import type {LanguageFacts, ObjectProperties} from '../checks/facts';
import {similarName} from '../checks/similarName';
import {synonymOf} from '../checks/foreignNames';
import type {SourceFault} from '../parser/faults';
import type {Expression, Identifier} from '../parser/syntax';
import type {Body, Rule, RuleInput} from './ruleInput';
import {formsOfMember, isNull} from '../inference/inferTypes';
import {typesOfForm} from '../inference/forms';
import {builtInClassesOf} from '../inference/dataObjects';
import {textOf} from './walk';

type Call = Expression & {kind: 'call'};

/** Documented objects, such as a status or request options, have only documented properties. */
export const documentedObjects: Rule = (input) =>
  input.bodies.flatMap((body) => [
    ...body.ofKind('member').flatMap((member) => checkProperty(member, body, input)),
    ...body.ofKind('call').flatMap((call) => checkOptions(call, body, input)),
  ]);

/** Checks `status.sucess` after `status = employee.save()`. */
function checkProperty(
  {object, member}: Expression & {kind: 'member'},
  body: Body,
  {facts}: RuleInput,
): SourceFault[] {
  const origin = originOf(object, body, facts, new Set());
  const isElement = object.kind === 'element' || origin?.isElement;
  const properties = origin && facts.objects.get(origin.key);
  if (!properties || (origin.isCollection && !isElement)) {
    return [];
  }
  const given = {...properties, listed: properties.given};
  return unknownProperty(member, given, `what "${shortName(origin.key)}" gives`, origin.key);
}

interface Origin {
  /** The command or member that returns the object. */
  key: string;
  isCollection: boolean;
  isElement: boolean;
}

/** Returns the origin of an object: a call, or a variable that holds nothing else. */
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
      return origins.every((one) => one?.key === first?.key) ? first : undefined;
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
  const [, type = '', member = ''] = /^(4D\.\w+)\.(.+)$/.exec(key) ?? [];
  return member === '' ? facts.commands.get(key) : formsOfMember(facts, type, member);
}

/** Returns the key, in facts, of the command or member that an expression calls or reads. */
function keyOf(expression: Expression, body: Body, facts: LanguageFacts): string | undefined {
  const read = expression.kind === 'call' ? expression.callee : expression;
  if (read.kind === 'name') {
    return facts.commands.has(read.name) ? read.name : undefined;
  }
  if (read.kind !== 'member') {
    return undefined;
  }
  const {object, member} = read;
  const isNew = object.kind === 'member' && object.object.kind === 'builtInStore';
  const type = isNew ? `4D.${object.member.name}` : body.typeOf(object);
  const [className] = builtInClassesOf(type);
  return className !== undefined && formsOfMember(facts, className, member.name)
    ? `${className}.${member.name}`
    : undefined;
}

/** Checks `{verb: "POST"}` in `4D.HTTPRequest.new(url, {verb: "POST"})`. */
function checkOptions(call: Call, body: Body, {facts}: RuleInput): SourceFault[] {
  const key = keyOf(call, body, facts);
  const properties = key === undefined ? undefined : facts.objects.get(key);
  const forms = key === undefined ? undefined : formsOfKey(key, facts);
  if (key === undefined || !forms) {
    return [];
  }
  return call.args.flatMap((arg, index) => {
    const name = forms
      .map((one) => typesOfForm(one).names[index])
      .find((one) => properties?.values?.[one ?? '']);
    if (name !== undefined && properties) {
      return wrongValue({name, value: arg}, properties, key);
    }
    const form = forms.find((one) => typesOfForm(one).parameters[index]?.includes('object'));
    const isMail = form && /^mail/.test(typesOfForm(form).names[index] ?? '');
    const taken = isMail ? mailProperties(facts) : properties;
    const literal = literalOf(arg, body);
    return form && taken && literal
      ? literal.entries.flatMap((entry) => [
          ...unknownProperty(entry.key, taken, `what "${shortName(key)}" takes`, key),
          ...wrongValue({name: entry.key.name, value: entry.value}, taken, key),
        ])
      : [];
  });
}

function mailProperties({classes}: LanguageFacts): ObjectProperties | undefined {
  const members = classes.get('Email');
  return members ? {listed: [...members.keys()], given: [], mentioned: []} : undefined;
}

/** Returns the object literal itself, or the only one that a variable holds. */
function literalOf(arg: Expression, {valuesOf}: Body): (Expression & {kind: 'object'}) | undefined {
  const [value, ...others] = arg.kind === 'name' ? valuesOf(arg.name) : [arg];
  return value?.kind === 'object' && others.length === 0 ? value : undefined;
}

/** Checks a string such as `"rw"` as the mode of `open`, which must be one of three. */
function wrongValue(
  {name, value}: {name: string; value: Expression},
  {values = {}}: ObjectProperties,
  about: string,
): SourceFault[] {
  const text = textOf(value);
  const known = values[name];
  return known && text !== undefined && !known.includes(text)
    ? [
        {
          at: value.at,
          found: `"${text}" as the ${name} of "${shortName(about)}"`,
          hint: `Write one of ${known.map((one) => `"${one}"`).join(', ')}`,
          about,
        },
      ]
    : [];
}

function unknownProperty(
  {name, at}: Identifier,
  {listed, mentioned, isOpen}: ObjectProperties,
  what: string,
  about: string,
): SourceFault[] {
  if (listed.length === 0 || listed.includes(name) || mentioned.includes(name)) {
    return [];
  }
  const similar =
    synonymOf(name, [...listed, ...mentioned]) ??
    similarName(name, isOpen ? listed : [...listed, ...mentioned.filter((one) => one.length > 4)]);
  return isOpen && similar === undefined
    ? []
    : [
        {
          at,
          found: `no property "${name}" of ${what} is documented`,
          hint:
            similar === undefined
              ? `Its properties are ${listed.map((one) => `"${one}"`).join(', ')}`
              : `Did you mean "${similar}"?`,
          about,
          isUndocumented: true,
        },
      ];
}

/** in: `4D.Entity.save`; out: `save` */
function shortName(key: string): string {
  return key.replace(/^.*\./, '');
}
