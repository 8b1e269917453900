import type {Precedence} from '../parser/operators';
import {statementsIn} from '../parser/children';
import type {Parameter, SourceFile} from '../parser/syntax';
import {literalValue} from './agreement';
import type {Database} from './data/database';
import {newRun, parametersOf} from './interpreter';
import {pageCode, type Definition} from './pageCode';
import {parseExpression} from './parseExpression';
import {newScope, type Run} from './run';
import {
  conditionInWords,
  expectedResults,
  noteResult,
  type CheckedResult,
  type Expected,
  type Sample,
} from './expectedResults';
import {sampleArgument} from './sampleArguments';
import {CannotEvaluateError, LanguageError, rescue, Unknown, type Value} from './values';

/**
 * Executes a sample and compares the results with the ones stated in its comments.
 *
 * @param database what `ds` returns, without the changes of other samples
 */
export function evaluateSample(
  {file, comments, source}: Sample,
  definitions: Definition[],
  precedence: Precedence,
  database?: Database,
): CheckedResult[] {
  const expected = expectedResults({file, comments, source});
  if (expected.length === 0) {
    return [];
  }
  const startRun = (observed: Expected[]) => {
    const observe: Run['observe'] = (statement, value) =>
      noteResult(observed, statement, value, run);
    database?.restart();
    const run = newRun(pageCode(definitions), precedence, observe, {database});
    return run;
  };
  const unconditional = expected.filter(
    ({result: {stated}}) => !stated.args && !stated.isConditional,
  );
  executeFile(file, startRun(unconditional));
  for (const item of expected.filter(({result}) => result.stated.args)) {
    executeFor(item, file, startRun([item]));
  }
  return expected.map(({result}) =>
    result.verdict === 'differs' && !result.stated.args && takesData(file)
      ? // The comment may describe another entity than the sample argument.
        {...result, verdict: 'unknown', detail: dependsOnParameter}
      : result,
  );
}

const dependsOnParameter = 'it depends on a parameter';

function takesData(file: SourceFile): boolean {
  const parts = file.kind === 'method' ? [file] : file.functions;
  return parts.some(({header}) => header?.parameters.some(isData));
}

function isData({type}: Parameter): boolean {
  return /^cs\.\w+(?:Entity|Selection)$/.test(type?.name ?? '');
}

/** Executes a method, or each function of a class, with unknown parameters except for entities. */
function executeFile(file: SourceFile, run: Run): void {
  const parts = file.kind === 'method' ? [file] : file.functions;
  for (const {header, body} of parts) {
    const variables = parametersOf(header, []);
    header?.parameters.forEach((parameter) =>
      variables.set(parameter.name.toLowerCase(), {value: valueOfParameter(parameter, run)}),
    );
    const scope = newScope({variables, thisValue: new Unknown('it depends on "this"')});
    ignoreErrors(() => run.inScope(scope, () => run.execute(body)));
  }
}

function valueOfParameter(parameter: Parameter, run: Run): Value {
  const expression = isData(parameter)
    ? parseExpression(sampleArgument(parameter), run.precedence)
    : undefined;
  return expression ? run.tryEvaluate(expression) : new Unknown(dependsOnParameter);
}

/** Calls the method, or the function that contains the statement, with the arguments in the comment. */
function executeFor({result, statement}: Expected, file: SourceFile, run: Run): void {
  const args = (result.stated.args ?? []).map(literalValue);
  const part =
    file.kind === 'method'
      ? file
      : file.functions.find(({body}) => body.flatMap(statementsIn).includes(statement));
  const {parameters = [], isVariadic = false} = part?.header ?? {};
  if (!part || (parameters.length < args.length && !isVariadic)) {
    result.detail = conditionInWords;
    return;
  }
  const scope = newScope({
    variables: parametersOf(part.header, args),
    args,
    thisValue: new Unknown('it depends on "this"'),
  });
  ignoreErrors(() => run.inScope(scope, () => run.execute(part.body)));
}

function ignoreErrors(execute: () => unknown): void {
  const ignore = () => undefined;
  rescue(LanguageError, () => rescue(CannotEvaluateError, execute, ignore), ignore);
}
