import type {OperatorChain} from '../parser/operators';
import type {Identifier} from '../parser/syntax';
import type {CodeFacts, Upgrade} from './codeFacts';
import type {Finding} from './finding';
import {endOfChain, groupOperators} from './regroup';

interface ParsedCode {
  /** Declarations and assignments of variables. */
  variables: readonly Identifier[];
  /** Uses of documented names. */
  names: readonly Identifier[];
  /** Expressions with several operands, each with the text that contains it. */
  chains: readonly (OperatorChain & {source: string})[];
}

/** Finds code that later versions interpret or document differently. */
export function findUpgrades({variables, names, chains}: ParsedCode, facts: CodeFacts): Finding[] {
  const otherPrecedence = facts.upgrades.find(({precedence}) => precedence !== facts.precedence);
  const uses = firstUses(
    names.filter(({name}) => facts.upgrades.some(({changes}) => Object.hasOwn(changes, name))),
  );
  return facts.upgrades.flatMap((upgrade) => [
    ...(upgrade === otherPrecedence
      ? chains.flatMap((chain) => regrouped(chain, facts, upgrade))
      : []),
    ...uses.flatMap((name) => changed(name, upgrade, facts)),
    ...variables
      .filter(({name}) => upgrade.newCommands.includes(name))
      .map((name) => reserved(name, upgrade)),
  ]);
}

function regrouped(
  chain: OperatorChain & {source: string},
  {version, precedence, operatorsPage: page}: CodeFacts,
  upgrade: Upgrade,
): Finding[] {
  const now = groupOperators(chain, chain.source, precedence);
  const then = groupOperators(chain, chain.source, upgrade.precedence);
  return now === then
    ? []
    : [
        {
          ...locate(chain, upgrade),
          endColumn: endOfChain(chain),
          found: `${version} computes ${now}, ${upgrade.version} computes ${then}`,
          hint: `Write ${now} to keep what ${version} computes`,
          ...(page !== undefined && {page}),
          groupings: [
            {version, text: now},
            {version: upgrade.version, text: then},
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

function changed(use: Identifier, upgrade: Upgrade, {pages}: CodeFacts): Finding[] {
  const page = pages[use.name];
  return (upgrade.changes[use.name] ?? []).map((change) => ({
    ...locate(use, upgrade),
    found: `"${use.name}" differs in ${upgrade.version}: ${change}`,
    hint: `Compare its signature in ${upgrade.version} with each call`,
    ...(page !== undefined && {page}),
  }));
}

function reserved(variable: Identifier, upgrade: Upgrade): Finding {
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
