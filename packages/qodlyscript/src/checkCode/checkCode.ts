import {groupBy} from '../groupBy';
import {emptyProject, type Project} from '../inference/project';
import type {SourceProblem} from '../parser/problems';
import type {Identifier, SourceFile} from '../parser/syntax';
import {applyRules} from '../rules';
import {toBodies} from '../rules/bodies';
import {isIntentional} from '../parser/isIntentional';
import {unknownNames, type UnknownName} from '../rules/unknownNames';
import {toLanguageFacts, type CodeFacts} from './codeFacts';
import type {Finding} from './finding';
import {isMisgrouped, misgroupingFinding} from './findMisgroupings';
import {findUpgrades} from './findUpgrades';
import {parseWithRecovery, type RecoveredParse} from './parseWithRecovery';
import type {SourceChain} from './regroup';
import type {LanguageFacts} from '../facts';
import {usedNames, type UsedName} from '../names/usedNames';
import type {Body} from '../rules/ruleInput';

export interface CodeReport {
  /** Sorted by position. */
  findings: Finding[];
  /** Documented names that the source uses, in alphabetical order. */
  names: ListedName[];
  /** Names that are neither documented nor defined in the checked files, in alphabetical order. */
  unknown: UnlistedName[];
}

/** A name that only the rest of the project can define. */
export interface UnlistedName extends Omit<UnknownName, 'at'> {
  /** Distinct and sorted. */
  lines: number[];
}

export interface ListedName {
  /** As written in code: `length`, `4D.File.getText`. */
  name: string;
  /** Path of its documentation relative to the version's path. */
  page: string;
  /** Distinct and sorted. */
  lines: number[];
}

/** Creates a function that checks sources against one version, and reports what later versions change. */
export function createChecker(
  facts: CodeFacts,
  parse: (source: string) => RecoveredParse = (source) =>
    parseWithRecovery(source, facts.precedence),
): (source: string, project?: Project) => CodeReport {
  const language = toLanguageFacts(facts);
  const {precedence} = facts;
  return (source, project = emptyProject) => {
    const {file, problems, chains, inSource} = parse(source);
    const lines = source.split(/\r?\n/);
    const context = file && {file, facts: language, project, precedence};
    const input = context && {...context, bodies: toBodies(context)};
    const found = input ? applyRules(input).map(inSource) : [];
    const names = input ? documentedNames(input.file, input.bodies, language).map(inSource) : [];
    const variables = input?.bodies.flatMap((body) => body.variables).map(inSource) ?? [];
    const isWrong = (chain: SourceChain) => precedence !== 'byLevel' && isMisgrouped(chain);
    const findings = [
      ...problems.map((problem) => toFinding(problem, facts)),
      ...found
        .filter((problem) => !isIntentional(problem, lines))
        .map((problem) => toFinding(problem, facts)),
      ...chains.filter(isWrong).map((chain) => misgroupingFinding(chain, facts)),
      ...findUpgrades({variables, names, chains: chains.filter((chain) => !isWrong(chain))}, facts),
    ].map((finding) => ({
      ...finding,
      endColumn: finding.endColumn || endOf(lines[finding.line - 1] ?? '', finding.column),
    }));
    const positions = new Set(findings.map(({line, column}) => `${line} ${column}`));
    // More than one rule can report the same problem.
    const distinct = new Map(
      findings.map((finding) => [`${finding.line} ${finding.column} ${finding.found}`, finding]),
    );
    return {
      findings: [...distinct.values()].sort((a, b) => a.line - b.line || a.column - b.column),
      names: listNames(names, facts),
      unknown: listUnknown(
        (input ? unknownNames(input) : [])
          .map(inSource)
          .filter(({at}) => !positions.has(`${at.line} ${at.column}`)),
      ),
    };
  };
}

function toFinding(
  {at, found, hint, relatedName = '', isUndocumented}: SourceProblem,
  {pages}: CodeFacts,
): Finding {
  return {
    line: at.line,
    column: at.column,
    endColumn: 0,
    kind: isUndocumented ? 'undocumented' : 'error',
    found,
    hint,
    page: pages[relatedName],
  };
}

/** Returns the column after the word, string, or operator that begins at a column. */
function endOf(line: string, column: number): number {
  const text = line.slice(column - 1);
  const found = /^(?:"(?:\\.|[^"\\])*"|(?:4D\.)?[\p{L}\p{N}_$]+|.)/u.exec(text)?.[0] ?? '';
  return column + Math.max(found.length, 1);
}

function listNames(names: readonly Identifier[], {pages}: CodeFacts): ListedName[] {
  return [...groupBy(names, ({name}) => name)]
    .flatMap(([name, uses]) => {
      const page = pages[name];
      return page === undefined ? [] : [{name, page, lines: linesOf(uses)}];
    })
    .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

function listUnknown(unknown: readonly UnknownName[]): UnlistedName[] {
  return [...groupBy(unknown, ({name}) => name)]
    .flatMap(([name, uses]) =>
      uses.slice(0, 1).map(({kind, similar}) => ({name, kind, lines: linesOf(uses), similar})),
    )
    .sort((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase(), 'en'));
}

function linesOf(uses: readonly Identifier[]): number[] {
  return [...new Set(uses.map(({at}) => at.line))].sort((a, b) => a - b);
}

/** Lists the documented names in source code, as spelled in the facts: `length`, `kLocal`, `4D.File.getText`. */
function documentedNames(
  file: SourceFile,
  bodies: readonly Body[],
  facts: LanguageFacts,
): Identifier[] {
  return usedNames(file, {facts}, bodies).map((used) => ({name: nameInCode(used), at: used.at}));
}

function nameInCode({kind, text, owner = ''}: UsedName): string {
  switch (kind) {
    case 'class':
      return `4D.${owner}`;
    case 'member':
      return `4D.${owner}.${text}`;
    default:
      return text;
  }
}
