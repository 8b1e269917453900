import type {LanguageFacts} from '../facts';
import {emptyProject, type Project} from '../inference/project';
import type {Precedence} from '../parser/operators';
import type {SourceProblem} from '../parser/problems';
import type {SourceFile} from '../parser/syntax';
import {absolutePaths} from './absolutePaths';
import {argumentTypes} from './argumentTypes';
import {assignedTypes} from './assignedTypes';
import {attributeSpellings} from './attributeSpellings';
import {basicMembers} from './basicMembers';
import {toBodies} from './bodies';
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
import {misspelledVariables} from './unknownNames';
import {unassignedCollections} from './unassignedCollections';
import {uncalledCommands} from './uncalledCommands';
import {unreachable} from './unreachable';
import {unreadStatuses} from './unreadStatuses';

export const rules = {
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
  sharedValues,
  misspelledVariables,
} satisfies Record<string, Rule>;

/**
 * Returns the mistakes in a parsed source, according to a version's facts. Without a project, names that
 * another file could define are accepted.
 */
export function findProblems(
  file: SourceFile,
  context: {facts: LanguageFacts; precedence: Precedence; project?: Project},
): SourceProblem[] {
  const input = {file, project: emptyProject, ...context};
  return applyRules({...input, bodies: toBodies(input)});
}

/** Applies all rules to a parsed source. */
export function applyRules(input: RuleInput): SourceProblem[] {
  return Object.values(rules).flatMap((rule) => problemsOf(rule, input));
}

export function problemsOf(rule: Rule, input: RuleInput): SourceProblem[] {
  const problems: SourceProblem[] = [];
  rule(input, ({at}, found, hint, details) => problems.push({at, found, hint, ...details}));
  return problems;
}
