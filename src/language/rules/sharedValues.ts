import {blocksOf} from '../parser/children';
import type {SourceProblem} from '../parser/problems';
import type {ClassFile, Expression, Statement} from '../parser/syntax';
import type {Body, Rule} from './ruleInput';
import {isCallOf, pathOf} from './walk';
import {isNull} from '../inference/inferTypes';
import {withArticle} from '../inference/valueTypes';

type Call = Expression & {kind: 'call'};

/** Requires shared objects and collections to hold only shared values, and to be changed only in `use`. */
export const sharedValues: Rule = ({bodies, file}) => {
  const isSharedClass = file.kind === 'class' && hasSharedConstructor(file);
  return bodies.flatMap((body) => {
    const scope: Scope = {body, ...scopeOfThis(body, isSharedClass)};
    const problems: SourceProblem[] = [];
    body.statements.forEach((statement) => checkStatement(statement, [], scope, problems));
    return [
      ...problems,
      ...body.callsOf(['newSharedObject', 'newSharedCollection']).flatMap(sharedArguments),
      ...body
        .callsOf(['push', 'unshift', 'insert', 'fill'])
        .flatMap((call) => unsharedElements(call, scope)),
    ];
  });
};

interface Scope {
  body: Body;
  /** True if `this` is a shared object. */
  isThisShared: boolean;
  /** True if this function can change `this` without `use`. */
  locksThis: boolean;
}

function hasSharedConstructor({functions}: ClassFile): boolean {
  const modifiers = functions.find(({name}) => name === 'constructor')?.modifiers ?? [];
  return modifiers.includes('shared') || modifiers.includes('session');
}

function scopeOfThis({owner}: Body, isShared: boolean): Pick<Scope, 'isThisShared' | 'locksThis'> {
  return {
    isThisShared: isShared,
    locksThis: owner?.name === 'constructor' || (owner?.modifiers.includes('shared') ?? false),
  };
}

function checkStatement(
  statement: Statement,
  locked: readonly Expression[],
  scope: Scope,
  problems: SourceProblem[],
): void {
  if (statement.kind === 'expression' && statement.expression.kind === 'assignment') {
    problems.push(...checkAssignment(statement.expression, locked, scope));
  }
  const lockedInside = statement.kind === 'use' ? [...locked, statement.condition] : locked;
  for (const block of blocksOf(statement)) {
    block.forEach((nested) => checkStatement(nested, lockedInside, scope, problems));
  }
}

function checkAssignment(
  {target, value}: Expression & {kind: 'assignment'},
  locked: readonly Expression[],
  scope: Scope,
): SourceProblem[] {
  if (target.kind !== 'member' && target.kind !== 'element') {
    return [];
  }
  const {object} = target;
  const shared = sharedRoot(object, scope);
  if (shared === undefined) {
    return [];
  }
  return isLocked(object, shared, locked, scope)
    ? invalidValue(object, value, scope)
    : [
        {
          at: target.at,
          found: `a change to the shared object "${pathOf(object)?.replace(/\.\[\]/g, '[…]') ?? shared}" outside "use"`,
          hint:
            shared === 'this' && scope.body.owner
              ? `Write "shared function ${scope.body.owner.name}", or put the change between "use (this)" and "end"`
              : `Put it between "use (${pathOf(object)?.replace(/\.\[\].*$/, '') ?? shared})" and "end"`,
        },
      ];
}

/** Returns the variable, `storage`, or `this` that makes an object shared. */
function sharedRoot(object: Expression, scope: Scope): string | undefined {
  const root = rootOf(object);
  if (root?.kind === 'this') {
    return scope.isThisShared ? 'this' : undefined;
  }
  if (root?.kind !== 'name') {
    return undefined;
  }
  const {name} = root;
  const isStorage = name === 'storage' && scope.body.declaredType(name) === undefined;
  return isStorage || isSharedVariable(name, scope) ? name : undefined;
}

function rootOf(object: Expression): Expression | undefined {
  switch (object.kind) {
    case 'member':
    case 'element':
      return rootOf(object.object);
    case 'group':
      return rootOf(object.expression);
    default:
      return object;
  }
}

/** Returns true if every value assigned to the variable is a new shared object or collection. */
function isSharedVariable(name: string, {body}: Scope): boolean {
  const values = body.valuesOf(name).filter((value) => !isNull(value));
  return (
    values.length > 0 &&
    values.every(
      (value) =>
        isCallOf(value, 'newSharedObject', 'newSharedCollection') || isPartOfStorage(value),
    )
  );
}

function isPartOfStorage(value: Expression): boolean {
  const root = rootOf(value);
  return value.kind === 'member' && root?.kind === 'name' && root.name === 'storage';
}

/**
 * Returns true if an object in the same group is in `use`, which locks the whole group. `storage` is
 * the exception: it only locks its own properties.
 */
function isLocked(
  object: Expression,
  shared: string,
  locked: readonly Expression[],
  scope: Scope,
): boolean {
  if (shared === 'this' && scope.locksThis) {
    return true;
  }
  return locked.some((candidate) => {
    const root = rootOf(candidate);
    const path = pathOf(candidate);
    if (path === 'storage') {
      return object.kind === 'name' && object.name === 'storage';
    }
    // Another variable, or the result of a function, can belong to the same group.
    return (
      root?.kind !== 'name' || root.name !== 'storage' || shared === 'storage' || path !== undefined
    );
  });
}

/** Reports a value that the shared object can't hold. */
function invalidValue(object: Expression, value: Expression, {body}: Scope): SourceProblem[] {
  const path = pathOf(object);
  if (isUnshared(value)) {
    return [unsharedProblem(value, path ?? 'a shared object')];
  }
  const type = body.typeOf(value);
  const isScalar =
    type !== undefined && ['string', 'number', 'boolean', 'date', 'time'].includes(type);
  return path === 'storage' && (isScalar || isNull(value))
    ? [
        {
          at: value.at,
          found: `${isScalar ? withArticle(type) : 'null'} as a property of "storage"`,
          hint: '"storage" can only hold shared objects and collections: put the value in newSharedObject(…)',
        },
      ]
    : [];
}

function unsharedProblem(value: Expression, owner: string): SourceProblem {
  const isCollection = value.kind === 'collection' || isCallOf(value, 'newCollection');
  const command = isCollection ? 'newSharedCollection(…)' : 'newSharedObject(…)';
  return {
    at: value.at,
    found: `an ordinary ${isCollection ? 'collection' : 'object'} in "${owner}", which is shared`,
    hint: `Create it with ${command}, or copy it with kShared`,
  };
}

function isUnshared(value: Expression): boolean {
  return (
    value.kind === 'object' ||
    value.kind === 'collection' ||
    isCallOf(value, 'newObject', 'newCollection')
  );
}

/** Checks `newSharedObject("colors", ["red"])`. */
function sharedArguments(call: Call): SourceProblem[] {
  const isObject = isCallOf(call, 'newSharedObject');
  return isObject || isCallOf(call, 'newSharedCollection')
    ? call.args
        .filter((arg, index) => isUnshared(arg) && (!isObject || index % 2 === 1))
        .map((arg) => unsharedProblem(arg, isObject ? 'newSharedObject' : 'newSharedCollection'))
    : [];
}

/** Checks `numbers.push({…})` on a shared collection. */
function unsharedElements({callee, args}: Call, scope: Scope): SourceProblem[] {
  if (callee.kind !== 'member') {
    return [];
  }
  const {object} = callee;
  return object.kind !== 'this' && sharedRoot(object, scope) !== undefined
    ? args
        .filter(isUnshared)
        .map((arg) => unsharedProblem(arg, pathOf(object) ?? 'a shared collection'))
    : [];
}
