import {variableNames} from '../checks/checkNames';
import {checkSource} from '../checks/checkSource';
import type {SourceFault} from '../parser/faults';
import type {Identifier} from '../parser/syntax';
import {applyRules} from '../rules';
import type {UnknownName} from '../rules/unknownNames';
import {emptyProject, type Project} from '../inference/project';
import {toLanguageFacts, type CodeFacts} from './codeFacts';
import {findUpgrades} from './findUpgrades';
import type {Finding} from './finding';
import {findMisgroupings, isMisgrouped, type SourceChain} from './findMisgroupings';
import {parseWhole, type WholeResult} from './parseWhole';
import {documentedNames} from './documentedNames';

export interface CodeReport {
  /** By place. */
  findings: Finding[];
  /** The documented names that the source uses, in alphabetical order. */
  names: UsedName[];
  /** Names that are neither documented nor defined in the checked files, in alphabetical order. */
  unknown: UnlistedName[];
}

/** A name that only the rest of the project can define. */
export interface UnlistedName {
  name: string;
  kind: 'method' | 'variable' | 'class';
  /** Each once, in order. */
  lines: number[];
  /** The documented or defined name that may be meant. */
  similar?: string;
}

export interface UsedName {
  /** As code writes it: `length`, `4D.File.getText`. */
  name: string;
  /** Place of its page below the version's path. */
  page: string;
  /** Each once, in order. */
  lines: number[];
}

/** Checks sources against what a version documents, and says what later versions change for them. */
export function createChecker(
  facts: CodeFacts,
  parse: (source: string) => WholeResult = (source) => parseWhole(source, facts.precedence),
): (source: string, project?: Project) => CodeReport {
  const language = toLanguageFacts(facts);
  const {precedence} = facts;
  return (source, project = emptyProject) => {
    const {file, faults, chains, inSource} = parse(source);
    const lines = source.split(/\r?\n/);
    const isOnPurpose = ({at}: SourceFault) => saysWrong(lines[at.line - 1], lines[at.line]);
    const isAsMeant = (chain: SourceChain) => precedence === 'byLevel' || !isMisgrouped(chain);
    const names = file ? documentedNames(file, language).map(inSource) : [];
    const variables = file ? variableNames(file).map(inSource) : [];
    const {faults: misuses, unknown} = file
      ? applyRules({file, facts: language, precedence, project})
      : {faults: [], unknown: []};
    const findings = [
      ...[
        ...faults,
        ...(file ? checkSource(file, {...language, methods: project.methods}).map(inSource) : []),
        ...misuses.map(inSource).filter((fault) => !isOnPurpose(fault)),
      ].map((fault) => toFinding(fault, facts)),
      ...findMisgroupings(chains, facts),
      ...findUpgrades({variables, names, chains: chains.filter(isAsMeant)}, facts),
    ].map((finding) => ({
      ...finding,
      endColumn: finding.endColumn || endOf(lines[finding.line - 1] ?? '', finding.column),
    }));
    return {
      findings: eachOnce(findings).sort((a, b) => a.line - b.line || a.column - b.column),
      names: group(names, facts),
      unknown: list(
        unknown.map(inSource).filter((one) => !findings.some((finding) => isAt(finding, one))),
      ),
    };
  };
}

/** A comment such as `// error: …` marks code that is wrong on purpose, on its line or below it. */
function saysWrong(line = '', next = ''): boolean {
  const mark = /\/\/ *(?:error:|unsafe\b|wrong\b)/i;
  return mark.test(line) || (/^\s*\/\//.test(next) && mark.test(next));
}

function toFinding(
  {at, found, hint, about, isUndocumented}: SourceFault,
  facts: CodeFacts,
): Finding {
  const page = about === undefined ? undefined : facts.pages[about];
  return {
    line: at.line,
    column: at.column,
    endColumn: 0,
    kind: isUndocumented ? 'undocumented' : 'fault',
    found,
    hint,
    ...(page !== undefined && {page}),
  };
}

/** The column behind the word, the string or the sign that stands at a column. */
function endOf(line: string, column: number): number {
  const text = line.slice(column - 1);
  const found = /^(?:"(?:\\.|[^"\\])*"|(?:4D\.)?[\p{L}\p{N}_$]+|.)/u.exec(text)?.[0] ?? '';
  return column + Math.max(found.length, 1);
}

/** Several rules can say the same of one place. */
function eachOnce(findings: readonly Finding[]): Finding[] {
  const placed = findings.map((one): [string, Finding] => [
    `${one.line} ${one.column} ${one.found}`,
    one,
  ]);
  return [...new Map(placed).values()];
}

function isAt({line, column}: Finding, {at}: Identifier): boolean {
  return line === at.line && column === at.column;
}

function list(unknown: readonly UnknownName[]): UnlistedName[] {
  const found = new Map<string, UnlistedName>();
  for (const {name, at, kind, similar} of unknown) {
    const known = found.get(name) ?? {
      name,
      kind,
      lines: [],
      ...(similar !== undefined && {similar}),
    };
    found.set(name, {
      ...known,
      lines: [...new Set([...known.lines, at.line])].sort((a, b) => a - b),
    });
  }
  return [...found.values()].sort((a, b) =>
    a.name.toLowerCase().localeCompare(b.name.toLowerCase(), 'en'),
  );
}

function group(names: readonly Identifier[], {pages}: CodeFacts): UsedName[] {
  const places = new Map<string, Set<number>>();
  for (const {name, at} of names) {
    const lines = places.get(name) ?? new Set();
    places.set(name, lines.add(at.line));
  }
  return [...places]
    .flatMap(([name, lines]): UsedName[] => {
      const page = pages[name];
      return page === undefined ? [] : [{name, page, lines: [...lines].sort((a, b) => a - b)}];
    })
    .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}
