import {declaredTypes} from './declaredTypes';
import type {CallForm, LanguageFacts} from './facts';
import type {Expression, Header, Statement} from '../parser/syntax';

/**
 * The built-in class of an expression, such as `4D.File`: that of a declared variable, or of the
 * result of a command or member. Undefined when it cannot be known for certain.
 */
export type InferClass = (expression: Expression) => string | undefined;

/** Infers classes from the header and the declarations of a method or a function. */
export function classInference(
  facts: LanguageFacts,
  body: Statement[],
  header: Header | undefined,
): InferClass {
  const declared = declaredTypes(body, header);
  const inferClass: InferClass = (expression) => {
    switch (expression.kind) {
      case 'name':
        return declared.has(expression.name.toLowerCase())
          ? builtIn(declared.get(expression.name.toLowerCase()))
          : commonResult(facts.commands.get(expression.name));
      case 'group':
        return inferClass(expression.expression);
      case 'member':
        return commonResult(
          formsOfMember(facts, inferClass(expression.object), expression.member.name),
        );
      case 'call':
        return instantiatedClass(expression.callee) ?? inferClass(expression.callee);
      default:
        return undefined;
    }
  };
  return inferClass;
}

/** The forms of a member of a built-in class; undefined when nothing is known of them. */
export function formsOfMember(
  facts: LanguageFacts,
  className: string | undefined,
  member: string,
): CallForm[] | undefined {
  return className === undefined
    ? undefined
    : facts.classes.get(className.slice('4D.'.length))?.members?.get(member);
}

function builtIn(type: string | undefined): string | undefined {
  return type?.startsWith('4D.') ? type : undefined;
}

/** `4D.File` of `4D.File.new(…)`. */
function instantiatedClass(callee: Expression): string | undefined {
  return callee.kind === 'member' &&
    callee.member.name === 'new' &&
    callee.object.kind === 'member' &&
    callee.object.object.kind === 'builtInStore'
    ? `4D.${callee.object.member.name}`
    : undefined;
}

function commonResult(forms: CallForm[] | undefined): string | undefined {
  const [first, ...others] = forms?.map(({result}) => result) ?? [];
  return first !== undefined && /^4D\.\w+$/.test(first) && others.every((other) => other === first)
    ? first
    : undefined;
}
