import type {SourceProblem} from '../parser/problems';
import type {Identifier, SourceFile} from '../parser/syntax';
import {applyRules} from '../rules';
import {toBodies} from '../rules/bodies';
import {isOnPurpose} from '../rules/isOnPurpose';
import type {RuleInput} from '../rules/ruleInput';
import type {UnknownName} from '../rules/unknownNames';
import {emptyProject, type Project} from '../inference/project';
import {toLanguageFacts, type CodeFacts} from './codeFacts';
import {findUpgrades} from './findUpgrades';
import type {Finding} from './finding';
import {findMisgroupings, isMisgrouped, type SourceChain} from './findMisgroupings';
import {parseWhole, type WholeResult} from './parseWhole';
import {documentedNames} from './documentedNames';

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
  parse: (source: string) => WholeResult = (source) => parseWhole(source, facts.precedence),
): (source: string, project?: Project) => CodeReport {
  const language = toLanguageFacts(facts);
  const {precedence} = facts;
  return (source, project = emptyProject) => {
    const {file, problems, chains, inSource} = parse(source);
    const lines = source.split(/\r?\n/);
    const isGroupedAsMeant = (chain: SourceChain) =>
      precedence === 'byLevel' || !isMisgrouped(chain);
    const parsed = file && readFile(file, {facts: language, precedence, project});
    const names = parsed?.names.map(inSource) ?? [];
    const findings = [
      ...[
        ...problems,
        ...(parsed?.problems.map(inSource).filter((problem) => !isOnPurpose(problem, lines)) ?? []),
      ].map((problem) => toFinding(problem, facts)),
      ...findMisgroupings(chains, facts),
      ...findUpgrades(
        {
          variables: parsed?.variables.map(inSource) ?? [],
          names,
          chains: chains.filter(isGroupedAsMeant),
        },
        facts,
      ),
    ].map((finding) => ({
      ...finding,
      endColumn: finding.endColumn || endOf(lines[finding.line - 1] ?? '', finding.column),
    }));
    const positions = new Set(findings.map(({line, column}) => `${line} ${column}`));
    return {
      findings: withoutDuplicates(findings).sort((a, b) => a.line - b.line || a.column - b.column),
      names: groupByName(names, facts),
      unknown: listUnknown(
        (parsed?.unknown.map(inSource) ?? []).filter(
          ({at}) => !positions.has(`${at.line} ${at.column}`),
        ),
      ),
    };
  };
}

/** Returns the problems, names, and variables in a parsed file. */
function readFile(file: SourceFile, input: Omit<RuleInput, 'file' | 'bodies'>) {
  const bodies = toBodies({file, ...input});
  return {
    ...applyRules({file, bodies, ...input}),
    names: documentedNames(file, bodies, input.facts),
    variables: bodies.flatMap(({variables}) => variables),
  };
}

function toFinding(
  {at, found, hint, about, isUndocumented}: SourceProblem,
  facts: CodeFacts,
): Finding {
  const page = about === undefined ? undefined : facts.pages[about];
  return {
    line: at.line,
    column: at.column,
    endColumn: 0,
    kind: isUndocumented ? 'undocumented' : 'error',
    found,
    hint,
    ...(page !== undefined && {page}),
  };
}

/** Returns the column after the word, string, or operator that begins at a column. */
function endOf(line: string, column: number): number {
  const text = line.slice(column - 1);
  const found = /^(?:"(?:\\.|[^"\\])*"|(?:4D\.)?[\p{L}\p{N}_$]+|.)/u.exec(text)?.[0] ?? '';
  return column + Math.max(found.length, 1);
}

/** Removes duplicates, since more than one rule can report the same problem. */
function withoutDuplicates(findings: readonly Finding[]): Finding[] {
  const keyed = findings.map((finding): [string, Finding] => [
    `${finding.line} ${finding.column} ${finding.found}`,
    finding,
  ]);
  return [...new Map(keyed).values()];
}

function listUnknown(unknown: readonly UnknownName[]): UnlistedName[] {
  const found = new Map<string, UnlistedName>();
  for (const {name, at, kind, similar} of unknown) {
    const known = found.get(name);
    if (!known) {
      found.set(name, {name, kind, lines: [at.line], ...(similar !== undefined && {similar})});
    } else if (known.lines.at(-1) !== at.line) {
      known.lines.push(at.line);
    }
  }
  return [...found.values()].sort((a, b) =>
    a.name.toLowerCase().localeCompare(b.name.toLowerCase(), 'en'),
  );
}

function groupByName(names: readonly Identifier[], {pages}: CodeFacts): ListedName[] {
  const linesByName = new Map<string, Set<number>>();
  for (const {name, at} of names) {
    const lines = linesByName.get(name) ?? new Set();
    linesByName.set(name, lines.add(at.line));
  }
  return [...linesByName]
    .flatMap(([name, lines]): ListedName[] => {
      const page = pages[name];
      return page === undefined ? [] : [{name, page, lines: [...lines].sort((a, b) => a - b)}];
    })
    .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}
