import type {SourceFault} from '../parser/faults';
import type {Statement} from '../parser/syntax';
import {absolutePaths} from './absolutePaths';
import {argumentTypes} from './argumentTypes';
import {assignedTypes} from './assignedTypes';
import {basicMembers} from './basicMembers';
import {toBodies} from './bodies';
import {builtInMembers} from './builtInMembers';
import {classMembers} from './classMembers';
import {conditions} from './conditions';
import {dataMembers} from './dataMembers';
import {documentedObjects} from './documentedObjects';
import {httpGetFunctions} from './httpGetFunctions';
import {loopJumps} from './loopJumps';
import {loopSources} from './loopSources';
import {missingResults} from './missingResults';
import {missingReturns} from './missingReturns';
import {openTransactions} from './openTransactions';
import {operandTypes} from './operandTypes';
import {parameters} from './parameters';
import {queryTexts} from './queryTexts';
import {readOnlyProperties} from './readOnlyProperties';
import {redeclarations} from './redeclarations';
import type {Rule, RuleInput} from './ruleInput';
import {sharedValues} from './sharedValues';
import {superCalls} from './superCalls';
import {misspelledVariable, unknownNames, type UnknownName} from './unknownNames';
import {unreachable} from './unreachable';

const rules: readonly Rule[] = [
  absolutePaths,
  argumentTypes,
  assignedTypes,
  basicMembers,
  builtInMembers,
  classMembers,
  conditions,
  dataMembers,
  documentedObjects,
  httpGetFunctions,
  loopJumps,
  loopSources,
  missingResults,
  missingReturns,
  openTransactions,
  operandTypes,
  parameters,
  queryTexts,
  readOnlyProperties,
  redeclarations,
  sharedValues,
  superCalls,
  unreachable,
];

/** What all rules find in a parsed source, and the names that only the rest of its project can define. */
export function applyRules(input: Omit<RuleInput, 'bodies'>): {
  faults: SourceFault[];
  unknown: UnknownName[];
} {
  const bodies = toBodies(input);
  const expected = new Set(bodies.flatMap(({all}) => all.flatMap(linesOfExpectedErrors)));
  const names = unknownNames({...input, bodies});
  const faults = rules.flatMap((rule) => rule({...input, bodies}));
  return {
    faults: [...faults, ...names.flatMap(misspelledVariable)].filter(
      ({at}) => !expected.has(at.line),
    ),
    unknown: names,
  };
}

/** A `try` block that does one thing, and reads the error, expects it. */
function linesOfExpectedErrors(statement: Statement): number[] {
  const [only, ...others] = statement.kind === 'try' ? statement.body : [];
  const inner = only?.kind === 'use' ? only.body : only ? [only] : [];
  const readsError =
    statement.kind === 'try' && JSON.stringify(statement.handler).includes('"lastErrors"');
  return others.length === 0 && inner.length === 1 && readsError
    ? inner.map(({at}) => at.line)
    : [];
}
