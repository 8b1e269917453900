/**
 * What programs use of the language. Everything else is internal: `package.json` exports only this file,
 * and `reference.ts` and the highlighter's grammar, which don't load the parser.
 */
export {
  createChecker,
  type CodeReport,
  type ListedName,
  type UnlistedName,
} from './checkCode/checkCode';
export type {CodeFacts, Upgrade} from './checkCode/codeFacts';
export type {Finding} from './checkCode/finding';
export {createDatabase, type Database, type SampleData} from './evaluate/data/database';
export {tableOfFiles, tablesOf, type DataTable} from './evaluate/data/tables';
export {evaluateSample} from './evaluate/evaluateSample';
export type {CheckedResult} from './evaluate/expectedResults';
export {
  canRun,
  runCode,
  type Output,
  type RunOptions,
  type RunReport,
  type ShownValue,
} from './evaluate/runCode';
export type {Stop} from './evaluate/stop';
export type {LanguageFacts, ObjectProperties, Overload} from './facts';
export type {DataModel} from './inference/dataModel';
export {attributePaths} from './names/attributePaths';
export {modelNames, type ModelName} from './names/modelNames';
export {usedNames, type UsedName} from './names/usedNames';
export type {Precedence} from './parser/operators';
export {parse, type ParseResult} from './parser/parse';
export type {SourceProblem} from './parser/problems';
export type {Position, SourceFile} from './parser/syntax';
export {findProblems} from './rules';
