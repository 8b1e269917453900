import type {OperatorChain} from '../parser/operators';
import type {Identifier} from '../parser/syntax';
import type {CodeFacts, Upgrade} from './codeFacts';
import type {Finding} from './finding';
import {endOfChain, groupOperators} from './regroup';

interface ParsedCode {
  /** Variables, once for each declaration or assignment. */
  variables: readonly Identifier[];
  /** Uses of documented names. */
  names: readonly Identifier[];
  /** Operator chains, each with the source that contains it. */
  chains: readonly (OperatorChain & {source: string})[];
}

/** Finds code that later versions interpret or document differently. */
export function findUpgrades({variables, names, chains}: ParsedCode, facts: CodeFacts): Finding[] {
  const regroupingUpgrade = facts.upgrades.find(({precedence}) => precedence !== facts.precedence);
  const uses = firstUses(
    names.filter(({name}) => facts.upgrades.some(({changes}) => Object.hasOwn(changes, name))),
  );
  return facts.upgrades.flatMap((upgrade) => [
    ...(upgrade === regroupingUpgrade
      ? chains.flatMap((chain) => regrouped(chain, facts, upgrade))
      : []),
    ...uses.flatMap((name) => changeFindings(name, upgrade, facts)),
    ...variables
      .filter(({name}) => upgrade.newCommands.includes(name))
      .map((name) => reservedNameFinding(name, upgrade)),
  ]);
}

function regrouped(
  chain: OperatorChain & {source: string},
  {version, precedence, operatorsPage: page}: CodeFacts,
  upgrade: Upgrade,
): Finding[] {
  const currentForm = groupOperators(chain, chain.source, precedence);
  const laterForm = groupOperators(chain, chain.source, upgrade.precedence);
  return currentForm === laterForm
    ? []
    : [
        {
          ...locate(chain, upgrade),
          endColumn: endOfChain(chain),
          found: `${version} evaluates ${currentForm}, but ${upgrade.version} evaluates ${laterForm}`,
          hint: `Write ${currentForm} to keep the ${version} result`,
          ...(page !== undefined && {page}),
          groupings: [
            {version, text: currentForm},
            {version: upgrade.version, text: laterForm},
          ],
        },
      ];
}

/** Keeps one use of each name, since a changed signature affects all of its uses. */
function firstUses(names: readonly Identifier[]): Identifier[] {
  const sorted = [...names].sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
  const first = new Map<string, Identifier>();
  for (const use of sorted) {
    if (!first.has(use.name)) {
      first.set(use.name, use);
    }
  }
  return [...first.values()];
}

function changeFindings(use: Identifier, upgrade: Upgrade, {pages}: CodeFacts): Finding[] {
  const page = pages[use.name];
  return (upgrade.changes[use.name] ?? []).map((change) => ({
    ...locate(use, upgrade),
    found: `"${use.name}" differs in ${upgrade.version}: ${change}`,
    hint: `Check each call against its ${upgrade.version} signature`,
    ...(page !== undefined && {page}),
  }));
}

function reservedNameFinding(variable: Identifier, upgrade: Upgrade): Finding {
  return {
    ...locate(variable, upgrade),
    found: `"${variable.name}" names a variable, but becomes a command in ${upgrade.version}`,
    hint: 'Choose another name',
  };
}

function locate({at}: {at: Identifier['at']}, {version}: Upgrade) {
  return {
    line: at.line,
    column: at.column,
    endColumn: 0,
    kind: 'upgrade',
    upgrade: version,
  } as const;
}
