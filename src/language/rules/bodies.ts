import {inferTypes} from '../inference/inferTypes';
import {statementsIn} from '../parser/children';
import type {ClassFunction, Header, SourceFile, Statement} from '../parser/syntax';
import type {Body, RuleInput} from './ruleInput';
import {expressionsOfStatement} from './walk';

/** The bodies of the method, or of the functions, in a file. */
export function toBodies(input: Omit<RuleInput, 'bodies'>): Body[] {
  return bodiesOf(input.file).map((body) => toBody(body, input));
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
  const all = body.flatMap(statementsIn);
  return {
    ...(header && {header}),
    ...(owner && {owner}),
    statements: body,
    all,
    expressions: all.flatMap(expressionsOfStatement),
    ...inferTypes(body, header, input),
  };
}
