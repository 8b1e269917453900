import type {SourceFault} from '../parser/faults';
import type {Expression} from '../parser/syntax';
import {memberFor} from '../checks/foreignNames';
import type {Body, Rule, RuleInput} from './ruleInput';
import {similarName} from '../checks/similarName';
import {formsOfType} from '../inference/inferTypes';
import {ordaClass} from '../inference/valueTypes';

type Call = Expression & {kind: 'call'};

const dataClasses = ['4D.DataStore', '4D.DataClass', '4D.EntitySelection', '4D.Entity'];

/**
 * Functions of the datastore, of dataclasses, selections and entities take a documented number of
 * arguments. A project adds functions of its own, so an unknown one is a mistake only when its name
 * is that of another class, or what other languages call a documented one.
 */
export const dataMembers: Rule = (input) =>
  input.bodies.flatMap((body) =>
    body.expressions.flatMap((expression) =>
      expression.kind === 'call' ? checkCall(expression, body, input) : [],
    ),
  );

function checkCall({callee, args}: Call, {typeOf}: Body, input: RuleInput): SourceFault[] {
  const {facts} = input;
  const type = callee.kind === 'member' ? typeOf(callee.object) : undefined;
  const className = type && ordaClass(type);
  if (callee.kind !== 'member' || !className || !dataClasses.includes(className)) {
    return [];
  }
  const {name, at} = callee.member;
  const forms = formsOfType(facts, className, name);
  if (forms) {
    // The built-in classes by name are checked with all others.
    const fits = forms.some(
      ({fewest, most = Infinity}) => args.length >= fewest && args.length <= most,
    );
    return fits || type === className
      ? []
      : [
          {
            at,
            found: `"${name}" is called with ${args.length} ${args.length === 1 ? 'argument' : 'arguments'}`,
            hint: `Write ${forms.map(({text}) => text).join(' or ')}`,
            about: `${className}.${name}`,
          },
        ];
  }
  return isOwn(name, input) ? [] : unknownMember(name, at, className, input);
}

function isOwn(name: string, {project, file}: RuleInput): boolean {
  const classes = [...project.classes.values(), ...(file.kind === 'class' ? [file] : [])];
  return classes.some(({functions}) => functions.some((one) => one.name === name));
}

function unknownMember(
  name: string,
  at: SourceFault['at'],
  className: string,
  {facts}: RuleInput,
): SourceFault[] {
  const members = [...(facts.classes.get(className.slice('4D.'.length))?.members?.keys() ?? [])];
  const meant = className === '4D.DataStore' ? memberFor(name, members) : undefined;
  const similar = meant ?? similarName(name, members, {isOpen: true});
  const other = dataClasses.find((one) => one !== className && formsOfType(facts, one, name));
  if (similar === undefined && other === undefined) {
    return [];
  }
  return [
    {
      at,
      found: `no member "${name}" of ${className} is documented in ${facts.version}`,
      hint:
        other !== undefined &&
        (similar === undefined || similar.toLowerCase() !== name.toLowerCase())
          ? `It is a member of ${other}${similar === undefined ? '' : `; did you mean "${similar}"?`}`
          : `Did you mean "${similar}"?`,
      about: similar === undefined ? `${other}.${name}` : `${className}.${similar}`,
      isUndocumented: true,
    },
  ];
}
