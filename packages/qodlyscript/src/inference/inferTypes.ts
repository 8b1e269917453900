import type {DataModel} from './dataModel';
import type {LanguageFacts} from '../facts';
import type {Expression, Header, SourceFile, Statement} from '../parser/syntax';
import {assignedValues} from './assignedValues';
import {typeInModel, typeOfElement, typeOfRelation, typeOfResult} from './dataObjects';
import {declaredTypes} from './declaredTypes';
import {commonResult, overloadsOfMember, typeOfOwnMember} from './members';
import {operationType} from './operations';
import {classOfType, type Project} from './project';
import {toValueType} from './valueTypes';
import {expressionsOf} from '../parser/children';
import {expressionsIn, isCallOf} from '../rules/walk';

/** Returns the type of an expression as `toValueType` names it, or undefined if it's unknown. */
export type TypeOf = (expression: Expression) => string | undefined;

export interface BodyTypes {
  typeOf: TypeOf;
  /** As written, or undefined if no type or more than one is declared. */
  declaredType: (name: string) => string | undefined;
  /** Returns the values assigned to a variable, excluding compound assignments. */
  valuesOf: (name: string) => Expression[];
}

/** Type of `this` in a class file. */
const selfType = 'this';

/** The context that types depend on. */
export interface TypeContext {
  file: SourceFile;
  facts: LanguageFacts;
  project: Project;
  /** Gives relations their types, if known. */
  model?: DataModel;
  /** Name of the class that the file defines, such as `cs.EmployeeEntity`. */
  className?: string | undefined;
}

/**
 * Infers types in a method or function: those of literals, of variables (from declarations, or else from
 * all assigned values), and of what documented and project functions return.
 */
export function inferTypes(
  statements: readonly Statement[],
  header: Header | undefined,
  {file, facts, project, model, className}: TypeContext,
): BodyTypes {
  const declared = declaredTypes(statements, header);
  const self = file.kind === 'class' ? file : undefined;
  const ownType = model && className !== undefined ? typeInModel(className, model) : selfType;
  const values = assignedValues(statements);
  let formulaThis: ReadonlySet<Expression> | undefined;
  const variableTypes = new Map<string, string | undefined>();
  const knownTypes = new Map<Expression, string | undefined>();

  function typeOf(expression: Expression): string | undefined {
    if (literals.includes(expression.kind)) {
      return expression.kind;
    }
    if (!knownTypes.has(expression)) {
      knownTypes.set(expression, infer(expression));
    }
    return knownTypes.get(expression);
  }

  function infer(expression: Expression): string | undefined {
    switch (expression.kind) {
      case 'this':
        formulaThis ??= thisInFormulas(statements);
        return self && !formulaThis.has(expression) ? ownType : undefined;
      case 'name':
        return typeOfName(expression.name);
      case 'group':
        return typeOf(expression.expression);
      case 'negative':
        return typeOf(expression.operand) === 'number' ? 'number' : undefined;
      case 'operation':
        return operationType(
          expression.operator,
          typeOf(expression.left),
          typeOf(expression.right),
        );
      case 'conditional': {
        const type = typeOf(expression.consequent);
        return type === typeOf(expression.alternate) ? type : undefined;
      }
      case 'character':
        return 'string';
      case 'element':
        return expression.index.kind === 'string'
          ? typeOfNamedElement(expression.object, expression.index.text.slice(1, -1))
          : typeOfElement(typeOf(expression.object));
      case 'member':
        return typeOfMember(expression, undefined);
      case 'call':
        return typeOfCall(expression);
      default:
        return undefined;
    }
  }

  function typeOfName(name: string): string | undefined {
    const key = name.toLowerCase();
    if (declared.get(key) !== undefined) {
      return typeInModel(toValueType(declared.get(key)), model);
    }
    if (declared.has(key) || values.has(key)) {
      return typeOfVariable(key);
    }
    return name === 'ds'
      ? '4D.DataStore'
      : project.methods.has(key)
        ? toValueType(project.methods.get(key)?.result?.type?.name)
        : commonResult(facts.commands.get(name), 0);
  }

  /** Infers a variable's type from all values assigned to it. */
  function typeOfVariable(key: string): string | undefined {
    if (!variableTypes.has(key)) {
      // A variable assigned from itself has the type of its other values.
      variableTypes.set(key, undefined);
      const isParameter = header?.parameters.some(({name}) => name.toLowerCase() === key);
      const found = (values.get(key) ?? [])
        .filter((value) => !isNull(value))
        .map((value) => (value.kind === 'argument' ? undefined : typeOf(value)));
      const [first] = found;
      variableTypes.set(
        key,
        !isParameter && found.every((type) => type === first) ? first : undefined,
      );
    }
    return variableTypes.get(key);
  }

  function typeOfCall({callee, args}: Expression & {kind: 'call'}): string | undefined {
    if (callee.kind === 'member') {
      return typeOfMember(callee, args.length);
    }
    if (callee.kind !== 'name') {
      return undefined;
    }
    const methodHeader = project.methods.get(callee.name.toLowerCase());
    return methodHeader
      ? toValueType(methodHeader.result?.type?.name)
      : commonResult(facts.commands.get(callee.name), args.length);
  }

  /** @param count number of arguments; undefined if the member isn't called */
  function typeOfMember(
    {object, member}: Expression & {kind: 'member'},
    count: number | undefined,
  ): string | undefined {
    if (member.name === 'new' && count !== undefined && object.kind === 'member') {
      if (object.object.kind === 'builtInStore') {
        return toValueType(`4D.${object.member.name}`);
      }
      if (isClassStore(object.object)) {
        return `cs.${object.member.name}`;
      }
    }
    if (object.kind === 'builtInStore' || isClassStore(object)) {
      return '4D.Class';
    }
    const owner = typeOf(object);
    if (owner === undefined) {
      return undefined;
    }
    const projectClass = owner === selfType ? self : classOfType(owner, project);
    if (projectClass) {
      return typeOfOwnMember(projectClass, member.name, count !== undefined);
    }
    const relation = typeOfRelation(owner, member.name, model);
    if (relation !== undefined && count === undefined) {
      return relation;
    }
    const overloads = overloadsOfMember(facts, owner, member.name);
    if (overloads === undefined) {
      return owner === '4D.DataStore' && count === undefined ? `ds.${member.name}` : undefined;
    }
    // A function that isn't called is an object itself.
    if (count === undefined && overloads.some(({text}) => text.includes('('))) {
      return '4D.Function';
    }
    return typeOfResult(commonResult(overloads, count ?? 0), owner);
  }

  /** Returns the type of an element such as `employee["employer"]`. */
  function typeOfNamedElement(object: Expression, name: string): string | undefined {
    const type = typeOf(object);
    return type === '4D.DataStore' ? `ds.${name}` : typeOfRelation(type ?? '', name, model);
  }

  function isClassStore(store: Expression): boolean {
    return store.kind === 'name' && store.name === 'cs' && !declared.has('cs');
  }

  return {
    typeOf,
    declaredType: (name) => declared.get(name.toLowerCase()),
    valuesOf: (name) => values.get(name.toLowerCase()) ?? [],
  };
}

/** Kinds of expressions that are also their types. */
const literals = ['number', 'string', 'date', 'time', 'object', 'collection'];

export function isNull(expression: Expression): boolean {
  return expression.kind === 'name' && expression.name === 'null';
}

/** Finds each `this` in a formula, where it stands for the object that the formula runs on. */
function thisInFormulas(statements: readonly Statement[]): Set<Expression> {
  const formulas = statements
    .flatMap(expressionsOf)
    .flatMap(expressionsIn)
    .filter((expression) => isCallOf(expression, 'formula'));
  return new Set(formulas.flatMap(expressionsIn).filter(({kind}) => kind === 'this'));
}
