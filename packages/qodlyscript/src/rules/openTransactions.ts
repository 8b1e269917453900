import type {Position, Statement} from '../parser/syntax';
import type {Assignment, Report, Rule} from './ruleInput';
import {expressionsOfStatement, nameOfCall, pathOf} from './walk';

/**
 * The number of open transactions on one path through the code so far, and the position where the last
 * one began.
 */
interface State {
  depth: number;
  at: Position;
  /** The position of the `return` that left the body. */
  leftAt?: Position;
}

/** Variables and properties that the body sets to true, such as `isOpen` after the transaction begins. */
type Flags = ReadonlySet<string | undefined>;

/** States after some statements, by whether they continue, leave the body, or jump out of an iteration. */
interface Paths {
  continuing: State[];
  left: State[];
  jumped: State[];
}

const start: State = {depth: 0, at: {line: 1, column: 1}};

const noPaths: Paths = {continuing: [], left: [], jumped: []};

/** Requires transactions to be validated or canceled on every path, including before `return`. */
export const openTransactions: Rule = ({bodies}, report) => {
  for (const {statements, ofKind} of bodies) {
    if (ofKind('member').some(({member}) => member.name === 'startTransaction')) {
      const {continuing, left} = follow(statements, [start], flagsOf(ofKind('assignment')));
      reportOpen([...continuing, ...left], report);
    }
  }
};

function flagsOf(assignments: readonly Assignment[]): Flags {
  return new Set(
    assignments.flatMap(({target, value}) =>
      value.kind === 'name' && value.name === 'true' ? pathOf(target) : [],
    ),
  );
}

/** Reports where an open transaction begins, and each `return` that leaves it open, perhaps far below. */
function reportOpen(states: readonly State[], report: Report): void {
  const open = states.filter(({depth}) => depth > 0);
  const beginnings = new Map(open.map(({at}) => [`${at.line} ${at.column}`, at]));
  for (const at of beginnings.values()) {
    report(
      {at},
      'a transaction that one path leaves open',
      'Call validateTransaction() or cancelTransaction() on every path: in each branch, before each "return", and in "catch"',
    );
  }
  for (const {at, leftAt} of open) {
    if (leftAt) {
      report(
        {at: leftAt},
        `"return" leaves the transaction from line ${at.line} open`,
        'Call validateTransaction() or cancelTransaction() before it',
      );
    }
  }
}

function follow(statements: readonly Statement[], states: State[], flags: Flags): Paths {
  let continuing = states;
  const left: State[] = [];
  const jumped: State[] = [];
  for (const statement of statements) {
    const paths = step(statement, continuing, flags);
    continuing = distinct(paths.continuing);
    left.push(...paths.left);
    jumped.push(...paths.jumped);
  }
  return {continuing, left: distinct(left), jumped: distinct(jumped)};
}

function step(statement: Statement, before: State[], flags: Flags): Paths {
  const states = before.map((state) => afterCalls(statement, state));
  switch (statement.kind) {
    case 'if':
      return merge(followBranches(statement, states, flags));
    case 'switch':
      return merge(
        [...statement.cases.map(({body}) => body), statement.alternate ?? []].map((body) =>
          follow(body, states, flags),
        ),
      );
    case 'while':
    case 'for':
    case 'forEach':
    case 'repeat': {
      const {continuing, left, jumped} = follow(statement.body, states, flags);
      const skipped = statement.kind === 'repeat' ? [] : states;
      return {continuing: [...skipped, ...continuing, ...jumped], left, jumped: []};
    }
    case 'use':
      return follow(statement.body, states, flags);
    case 'try': {
      const failed = statesInTry(statement.body, states, flags);
      return merge([
        follow(statement.body, states, flags),
        follow(statement.handler, failed, flags),
      ]);
    }
    case 'return':
      return {...noPaths, left: states.map((state) => ({...state, leftAt: statement.at}))};
    case 'break':
    case 'continue':
      return {...noPaths, jumped: states};
    case 'expression':
      // `throw(…)` also leaves the body, and its handler is unknown.
      return calledNames(statement).includes('throw') ? noPaths : {...noPaths, continuing: states};
    default:
      return {...noPaths, continuing: states};
  }
}

/** Assumes that a flag that guards the end of a transaction is true exactly while a transaction is open. */
function followBranches(
  {condition, body, alternate = []}: Statement & {kind: 'if'},
  states: State[],
  flags: Flags,
): Paths[] {
  if (!flags.has(pathOf(condition)) || !body.some(endsTransaction)) {
    return [follow(body, states, flags), follow(alternate, states, flags)];
  }
  const open = states.filter(({depth}) => depth > 0);
  const closed = states.filter(({depth}) => depth <= 0);
  return [follow(body, open, flags), follow(alternate, closed, flags)];
}

function endsTransaction(statement: Statement): boolean {
  return calledNames(statement).some((name) =>
    ['validateTransaction', 'cancelTransaction'].includes(name),
  );
}

/**
 * Returns the states in which an error can occur: after the transaction begins and before it ends,
 * unless a nested `try` handles the error.
 */
function statesInTry(body: readonly Statement[], states: State[], flags: Flags): State[] {
  const beginIndex = body.findIndex((statement) =>
    calledNames(statement).includes('startTransaction'),
  );
  const [beginning, ...after] = beginIndex < 0 ? [] : body.slice(beginIndex);
  if (!beginning || after.length === 0) {
    return states;
  }
  const failingIndex = after.findIndex(({kind}) => kind !== 'try');
  const handled = failingIndex < 0 ? after : after.slice(0, failingIndex);
  const begun = states.map((state) => afterCalls(beginning, state));
  return follow(handled, begun, flags).continuing;
}

function merge(all: Paths[]): Paths {
  return {
    continuing: all.flatMap(({continuing}) => continuing),
    left: all.flatMap(({left}) => left),
    jumped: all.flatMap(({jumped}) => jumped),
  };
}

function distinct(states: State[]): State[] {
  return [
    ...new Map(
      states.map((state) => [
        [state.depth, state.at.line, state.at.column, state.leftAt?.line].join(' '),
        state,
      ]),
    ).values(),
  ];
}

function afterCalls(statement: Statement, state: State): State {
  return calledNames(statement).reduce<State>(({depth, at}, name) => {
    switch (name) {
      case 'startTransaction':
        return {depth: Math.max(depth, 0) + 1, at: statement.at};
      case 'validateTransaction':
      case 'cancelTransaction':
        return {depth: depth - 1, at};
      default:
        return {depth, at};
    }
  }, state);
}

/** Lists the commands and members that the statement itself calls. */
function calledNames(statement: Statement): string[] {
  return expressionsOfStatement(statement).flatMap((expression) =>
    expression.kind === 'call' ? (nameOfCall(expression) ?? []) : [],
  );
}
