import type {SourceProblem} from '../parser/problems';
import {statementsIn} from '../parser/children';
import type {Statement} from '../parser/syntax';
import {absolutePaths} from './absolutePaths';
import {argumentTypes} from './argumentTypes';
import {assignedTypes} from './assignedTypes';
import {attributeSpellings} from './attributeSpellings';
import {basicMembers} from './basicMembers';
import {callbackArguments} from './callbackArguments';
import {classMembers} from './classMembers';
import {collectionIndexes} from './collectionIndexes';
import {conditions} from './conditions';
import {documentedCalls} from './documentedCalls';
import {documentedConstants} from './documentedConstants';
import {documentedMembers} from './documentedMembers';
import {documentedObjects} from './documentedObjects';
import {documentedTypes} from './documentedTypes';
import {foreignWords} from './foreignWords';
import {functionNames} from './functionNames';
import {httpGetFunctions} from './httpGetFunctions';
import {loopJumps} from './loopJumps';
import {loopSources} from './loopSources';
import {missingResults} from './missingResults';
import {missingReturns} from './missingReturns';
import {openTransactions} from './openTransactions';
import {operandTypes} from './operandTypes';
import {ownFunctions} from './ownFunctions';
import {parameters} from './parameters';
import {queryTexts} from './queryTexts';
import {readOnlyProperties} from './readOnlyProperties';
import {redeclarations} from './redeclarations';
import {reservedNames} from './reservedNames';
import type {Rule, RuleInput} from './ruleInput';
import {sharedValues} from './sharedValues';
import {superCalls} from './superCalls';
import {misspelledVariable, unknownNames, type UnknownName} from './unknownNames';
import {unassignedCollections} from './unassignedCollections';
import {uncalledCommands} from './uncalledCommands';
import {unreachable} from './unreachable';
import {unreadStatuses} from './unreadStatuses';
import {expressionsOfStatement} from './walk';

const rules: readonly Rule[] = [
  absolutePaths,
  argumentTypes,
  assignedTypes,
  attributeSpellings,
  basicMembers,
  callbackArguments,
  classMembers,
  collectionIndexes,
  conditions,
  documentedCalls,
  documentedConstants,
  documentedMembers,
  documentedObjects,
  documentedTypes,
  foreignWords,
  functionNames,
  httpGetFunctions,
  loopJumps,
  loopSources,
  missingResults,
  missingReturns,
  openTransactions,
  operandTypes,
  ownFunctions,
  parameters,
  queryTexts,
  readOnlyProperties,
  redeclarations,
  reservedNames,
  superCalls,
  unassignedCollections,
  uncalledCommands,
  unreachable,
  unreadStatuses,
];

/** Applies all rules to a parsed source, and lists names that only the rest of its project can define. */
export function applyRules(input: RuleInput): {
  problems: SourceProblem[];
  unknown: UnknownName[];
} {
  const unknown = unknownNames(input);
  const expected = new Set(
    input.bodies.flatMap(({statementsOf}) => statementsOf('try').flatMap(linesOfExpectedErrors)),
  );
  const problems = [
    ...rules.flatMap((rule) => rule(input)),
    ...sharedValues(input).filter(({at}) => !expected.has(at.line)),
    ...unknown.flatMap(misspelledVariable),
  ];
  return {problems, unknown};
}

/**
 * Finds the line that demonstrates an error: the only statement in a `try` block, or in its `use` block,
 * if the `catch` block reads the error.
 */
function linesOfExpectedErrors({body, handler}: Statement & {kind: 'try'}): number[] {
  const [only, ...others] = body;
  const statements = only?.kind === 'use' ? only.body : only ? [only] : [];
  const readsError =
    others.length === 0 &&
    statements.length === 1 &&
    handler
      .flatMap(statementsIn)
      .flatMap(expressionsOfStatement)
      .some((candidate) => candidate.kind === 'name' && candidate.name === 'lastErrors');
  return readsError ? statements.map(({at}) => at.line) : [];
}
