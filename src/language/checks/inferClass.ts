import {declaredTypes} from './declaredTypes';
import type {CallForm, LanguageFacts} from './facts';
import {formsOfMember} from './formsOfMember';
import {classesOf, type InferData} from './inferData';
import type {Expression, Header, Statement} from '../parser/syntax';

/**
 * The built-in class of an expression, such as `4D.File`: that of a declared variable, or of the
 * result of a command or member. Undefined when it cannot be known for certain.
 */
export type InferClass = (expression: Expression) => string | undefined;

/**
 * Infers classes from the header and the declarations of a method or a function.
 *
 * @param inferData what expressions are in the data model, where there is one
 */
export function classInference(
  facts: LanguageFacts,
  body: Statement[],
  header: Header | undefined,
  inferData: InferData = () => undefined,
): InferClass {
  const declared = declaredTypes(body, header);
  const inferClass: InferClass = (expression) => {
    switch (expression.kind) {
      case 'collection':
        return collectionClass;
      case 'name':
        return declared.has(expression.name.toLowerCase())
          ? classOfType(declared.get(expression.name.toLowerCase()))
          : expression.name === 'ds'
            ? '4D.DataStore'
            : commonResult(facts.commands.get(expression.name));
      case 'group':
        return inferClass(expression.expression);
      case 'member':
        return isClassObject(expression.object, declared)
          ? '4D.Class'
          : commonResult(
              ownersOf(expression.object, inferClass, inferData).flatMap(
                (owner) => formsOfMember(facts, owner, expression.member.name) ?? [],
              ),
            );
      case 'call':
        return instantiatedClass(expression.callee) ?? inferClass(expression.callee);
      default:
        return undefined;
    }
  };
  return inferClass;
}

/** The built-in classes of which an expression is one; none when they cannot be known for certain. */
export function ownersOf(
  expression: Expression,
  inferClass: InferClass,
  inferData: InferData,
): string[] {
  const data = inferData(expression);
  return data ? classesOf[data.kind] : [inferClass(expression) ?? []].flat();
}

const collectionClass = '4D.Collection';

/** Of the basic types, collections alone have members. */
function classOfType(type: string | undefined): string | undefined {
  return type?.toLowerCase() === 'collection'
    ? collectionClass
    : type?.startsWith('4D.')
      ? type
      : undefined;
}

/** Is what follows the dot a class, as in `cs.Person` and `4D.File`? */
function isClassObject(store: Expression, declared: Map<string, unknown>): boolean {
  return (
    store.kind === 'builtInStore' ||
    (store.kind === 'name' && store.name === 'cs' && !declared.has('cs'))
  );
}

/** `4D.File` of `4D.File.new(…)`. */
function instantiatedClass(callee: Expression): string | undefined {
  return callee.kind === 'member' && callee.member.name === 'new'
    ? builtInClass(callee.object)
    : undefined;
}

/** The built-in class that an expression names: `4D.File`. */
export function builtInClass(expression: Expression): string | undefined {
  return expression.kind === 'member' && expression.object.kind === 'builtInStore'
    ? `4D.${expression.member.name}`
    : undefined;
}

function commonResult(forms: CallForm[] | undefined): string | undefined {
  const [first, ...others] = forms?.map(({result}) => result) ?? [];
  return first !== undefined &&
    /^(?:4D\.\w+|collection)$/.test(first) &&
    others.every((other) => other === first)
    ? classOfType(first)
    : undefined;
}
