import {statementsIn} from '../parser/children';
import type {SourceFault} from '../parser/faults';
import type {ClassFunction, Header, SourceFile, Statement} from '../parser/syntax';
import {absolutePaths} from './absolutePaths';
import {argumentTypes} from './argumentTypes';
import {assignedTypes} from './assignedTypes';
import {basicMembers} from './basicMembers';
import {classMembers} from './classMembers';
import {conditions} from './conditions';
import {dataMembers} from './dataMembers';
import {documentedObjects} from './documentedObjects';
import {httpGetFunctions} from './httpGetFunctions';
import {loopJumps} from './loopJumps';
import {loopSources} from './loopSources';
import {misspelledVariables} from './misspelledVariables';
import {missingResults} from './missingResults';
import {missingReturns} from './missingReturns';
import {openTransactions} from './openTransactions';
import {operandTypes} from './operandTypes';
import {parameters} from './parameters';
import {queryTexts} from './queryTexts';
import {readOnlyProperties} from './readOnlyProperties';
import type {Body, Rule, RuleInput} from './ruleInput';
import {sharedValues} from './sharedValues';
import {superCalls} from './superCalls';
import {inferTypes} from '../inference/inferTypes';
import {unknownNames, type UnknownName} from './unknownNames';
import {unreachable} from './unreachable';

const rules: readonly Rule[] = [
  absolutePaths,
  argumentTypes,
  assignedTypes,
  basicMembers,
  classMembers,
  conditions,
  dataMembers,
  documentedObjects,
  httpGetFunctions,
  loopJumps,
  loopSources,
  missingResults,
  misspelledVariables,
  missingReturns,
  openTransactions,
  operandTypes,
  parameters,
  queryTexts,
  readOnlyProperties,
  sharedValues,
  superCalls,
  unreachable,
];

/** What all rules find in a parsed source, and the names that only the rest of its project can define. */
export function applyRules(input: Omit<RuleInput, 'bodies'>): {
  faults: SourceFault[];
  unknown: UnknownName[];
} {
  const bodies = bodiesOf(input.file).map((body) => toBody(body, input));
  const expected = new Set(bodies.flatMap(({all}) => all.flatMap(linesOfExpectedErrors)));
  return {
    faults: rules
      .flatMap((rule) => rule({...input, bodies}))
      .filter(({at}) => !expected.has(at.line)),
    unknown: unknownNames({...input, bodies}).filter(
      ({kind, similar}) => kind !== 'variable' || similar === undefined,
    ),
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

interface BodyParts {
  header?: Header;
  owner?: ClassFunction;
  body: Statement[];
}

function bodiesOf(file: SourceFile): BodyParts[] {
  return file.kind === 'method'
    ? [file]
    : file.functions.map((owner) => ({owner, header: owner.header, body: owner.body}));
}

function toBody({header, owner, body}: BodyParts, input: Omit<RuleInput, 'bodies'>): Body {
  return {
    ...(header && {header}),
    ...(owner && {owner}),
    statements: body,
    all: body.flatMap(statementsIn),
    ...inferTypes(body, header, input),
  };
}
