import {isNull} from '../inference/inferTypes';
import {withArticle} from '../types';
import {blocksOf, statementsIn} from '../parser/children';
import type {Expression, Statement} from '../parser/syntax';
import type {Assignment, Body, Call, Report, Rule} from './ruleInput';
import {expressionsOfStatement, isCallOf, pathOf} from './walk';

/** Requires shared objects and collections to hold only shared values, and to be changed only in `use`. */
export const sharedValues: Rule = ({bodies, file}, report) => {
  const expected = new Set(
    bodies.flatMap((body) => body.statementsOf('try').flatMap(linesOfExpectedErrors)),
  );
  const constructor =
    file.kind === 'class' ? file.functions.find(({name}) => name === 'constructor') : undefined;
  const isThisShared = constructor?.modifiers.some((word) => ['shared', 'session'].includes(word));
  for (const body of bodies) {
    const scope: Scope = {
      body,
      isThisShared: isThisShared ?? false,
      report: (node, found, hint) => {
        if (!expected.has(node.at.line)) {
          report(node, found, hint);
        }
      },
    };
    body.statements.forEach((statement) => checkStatement(statement, [], scope));
    body
      .callsOf(['newSharedObject', 'newSharedCollection'])
      .forEach((call) => checkArguments(call, scope));
    body
      .callsOf(['push', 'unshift', 'insert', 'fill'])
      .forEach((call) => checkElements(call, scope));
  }
};

interface Scope {
  body: Body;
  /** True if `this` is a shared object. */
  isThisShared: boolean;
  report: Report;
}

/**
 * Finds the line that demonstrates an error: the only statement in a `try` block, or in its `use` block,
 * if the `catch` block reads the error.
 */
function linesOfExpectedErrors({body, handler}: Statement & {kind: 'try'}): number[] {
  const [only, ...others] = body;
  const statements = only?.kind === 'use' ? only.body : body;
  const readsError =
    others.length === 0 &&
    statements.length === 1 &&
    handler
      .flatMap(statementsIn)
      .flatMap(expressionsOfStatement)
      .some((candidate) => candidate.kind === 'name' && candidate.name === 'lastErrors');
  return readsError ? statements.map(({at}) => at.line) : [];
}

function checkStatement(statement: Statement, locked: readonly Expression[], scope: Scope): void {
  if (statement.kind === 'expression' && statement.expression.kind === 'assignment') {
    checkAssignment(statement.expression, locked, scope);
  }
  const lockedInside = statement.kind === 'use' ? [...locked, statement.condition] : locked;
  for (const nested of blocksOf(statement).flat()) {
    checkStatement(nested, lockedInside, scope);
  }
}

function checkAssignment(
  {target, value}: Assignment,
  locked: readonly Expression[],
  scope: Scope,
): void {
  if (target.kind !== 'member' && target.kind !== 'element') {
    return;
  }
  const path = pathOf(target.object) ?? '';
  const shared = sharedRoot(path, scope);
  const {owner} = scope.body;
  if (shared !== undefined && isLocked(target.object, shared, locked, scope)) {
    checkValue(path, value, scope);
  } else if (shared !== undefined) {
    scope.report(
      target,
      `a change to the shared object "${path.replace(/\.\[\]/g, '[…]')}" outside "use"`,
      shared === 'this' && owner
        ? `Write "shared function ${owner.name}", or put the change between "use (this)" and "end"`
        : `Put it between "use (${path.replace(/\.\[\].*$/, '')})" and "end"`,
    );
  }
}

/** Returns the variable, `storage`, or `this` that makes an object shared. */
function sharedRoot(path: string, {body, isThisShared}: Scope): string | undefined {
  const [root = ''] = path.split('.');
  const isShared =
    root === 'this'
      ? isThisShared
      : (root === 'storage' && body.declaredType(root) === undefined) ||
        isSharedVariable(root, body);
  return isShared ? root : undefined;
}

/** Returns true if every value assigned to the variable is a new shared object or collection. */
function isSharedVariable(name: string, body: Body): boolean {
  const values = body.valuesOf(name).filter((value) => !isNull(value));
  return (
    values.length > 0 &&
    values.every(
      (value) =>
        isCallOf(value, 'newSharedObject', 'newSharedCollection') ||
        (value.kind === 'member' && pathOf(value)?.startsWith('storage.')),
    )
  );
}

/**
 * Returns true if a `use` block may lock the object. `use` locks all objects in a group, and any variable
 * or result of a function may belong to the same group; but `use (storage)` locks only its own properties.
 */
function isLocked(
  object: Expression,
  shared: string,
  locked: readonly Expression[],
  {body: {owner}}: Scope,
): boolean {
  const locksThis = owner?.name === 'constructor' || owner?.modifiers.includes('shared');
  return (
    (shared === 'this' && locksThis) ||
    locked.some(
      (candidate) =>
        pathOf(candidate) !== 'storage' || (object.kind === 'name' && object.name === 'storage'),
    )
  );
}

/** Reports a value that the shared object can't hold. */
function checkValue(path: string, value: Expression, scope: Scope): void {
  if (isUnshared(value)) {
    reportUnshared(value, path, scope);
    return;
  }
  const type = isNull(value) ? 'null' : scope.body.typeOf(value);
  if (
    path === 'storage' &&
    type !== undefined &&
    ['string', 'number', 'boolean', 'date', 'time', 'null'].includes(type)
  ) {
    scope.report(
      value,
      `${withArticle(type)} as a property of "storage"`,
      '"storage" can only hold shared objects and collections: put the value in newSharedObject(…)',
    );
  }
}

function reportUnshared(value: Expression, owner: string, {report}: Scope): void {
  const isCollection = value.kind === 'collection' || isCallOf(value, 'newCollection');
  const command = isCollection ? 'newSharedCollection(…)' : 'newSharedObject(…)';
  report(
    value,
    `an ordinary ${isCollection ? 'collection' : 'object'} in "${owner}", which is shared`,
    `Create it with ${command}, or copy it with kShared`,
  );
}

function isUnshared(value: Expression): boolean {
  return (
    value.kind === 'object' ||
    value.kind === 'collection' ||
    isCallOf(value, 'newObject', 'newCollection')
  );
}

/** Checks `newSharedObject("colors", ["red"])`. */
function checkArguments(call: Call, scope: Scope): void {
  const isObject = isCallOf(call, 'newSharedObject');
  if (isObject || isCallOf(call, 'newSharedCollection')) {
    const owner = isObject ? 'newSharedObject' : 'newSharedCollection';
    call.args
      .filter((arg, index) => isUnshared(arg) && (!isObject || index % 2 === 1))
      .forEach((arg) => reportUnshared(arg, owner, scope));
  }
}

/** Checks `numbers.push({…})` on a shared collection. */
function checkElements({callee, args}: Call, scope: Scope): void {
  const object = callee.kind === 'member' ? callee.object : undefined;
  const path = (object && pathOf(object)) ?? '';
  if (object?.kind !== 'this' && sharedRoot(path, scope) !== undefined) {
    args.filter(isUnshared).forEach((arg) => reportUnshared(arg, path, scope));
  }
}
