import type {Identifier} from '../parser/syntax';
import type {CodeFacts, Upgrade} from './codeFacts';
import type {Finding} from './finding';
import {endOfChain, groupOperators, type SourceChain} from './regroup';

interface ParsedCode {
  /** Variables, once for each declaration or assignment. */
  variables: readonly Identifier[];
  /** Uses of documented names. */
  names: readonly Identifier[];
  chains: readonly SourceChain[];
}

/** Finds code that later versions interpret or document differently. */
export function findUpgrades({variables, names, chains}: ParsedCode, facts: CodeFacts): Finding[] {
  const regroupingUpgrade = facts.upgrades.find(({precedence}) => precedence !== facts.precedence);
  const sorted = names
    .filter(({name}) => facts.upgrades.some(({changes}) => Object.hasOwn(changes, name)))
    .sort((a, b) => b.at.line - a.at.line || b.at.column - a.at.column);
  // A changed signature affects all uses of a name, so only the first is reported.
  const firstUses = new Map(sorted.map((use) => [use.name, use]));
  return facts.upgrades.flatMap((upgrade) => [
    ...(upgrade === regroupingUpgrade
      ? chains.flatMap((chain) => regrouped(chain, facts, upgrade))
      : []),
    ...[...firstUses.values()].flatMap((use) => changeFindings(use, upgrade, facts)),
    ...variables
      .filter(({name}) => upgrade.newCommands.includes(name))
      .map((variable) => ({
        ...locate(variable, upgrade),
        found: `"${variable.name}" names a variable, but becomes a command in ${upgrade.version}`,
        hint: 'Choose another name',
      })),
  ]);
}

function regrouped(
  chain: SourceChain,
  {version, precedence, operatorsPage}: CodeFacts,
  upgrade: Upgrade,
): Finding[] {
  const currentForm = groupOperators(chain, precedence);
  const laterForm = groupOperators(chain, upgrade.precedence);
  return currentForm === laterForm
    ? []
    : [
        {
          ...locate(chain, upgrade),
          endColumn: endOfChain(chain),
          found: `${version} evaluates ${currentForm}, but ${upgrade.version} evaluates ${laterForm}`,
          hint: `Write ${currentForm} to keep the ${version} result`,
          page: operatorsPage,
          groupings: [
            {version, text: currentForm},
            {version: upgrade.version, text: laterForm},
          ],
        },
      ];
}

function changeFindings(use: Identifier, upgrade: Upgrade, {pages}: CodeFacts): Finding[] {
  return (upgrade.changes[use.name] ?? []).map((change) => ({
    ...locate(use, upgrade),
    found: `"${use.name}" differs in ${upgrade.version}: ${change}`,
    hint: `Check each call against its ${upgrade.version} signature`,
    page: pages[use.name],
  }));
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
