import type {OperatorChain} from '../parser/operators';
import type {Identifier} from '../parser/syntax';
import type {CodeFacts, Upgrade} from './codeFacts';
import type {Finding} from './finding';
import {endOfChain, groupOperators} from './regroup';

interface ReadCode {
  /** Where it declares or assigns variables. */
  variables: readonly Identifier[];
  /** The documented names that it uses. */
  names: readonly Identifier[];
  /** Its expressions with several operands, each with the text that has them. */
  chains: readonly (OperatorChain & {source: string})[];
}

/** What in a source means something else, or is documented otherwise, in versions after its own. */
export function findUpgrades({variables, names, chains}: ReadCode, facts: CodeFacts): Finding[] {
  const otherPrecedence = facts.upgrades.find(({precedence}) => precedence !== facts.precedence);
  const uses = firstUses(names);
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
          ...placed(chain, upgrade),
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

/** One finding for each name: a change of a signature concerns all its uses alike. */
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
    ...placed(use, upgrade),
    found: `"${use.name}" differs in ${upgrade.version}: ${change}`,
    hint: `Compare its signature in ${upgrade.version} with each call`,
    ...(page !== undefined && {page}),
  }));
}

function reserved(variable: Identifier, upgrade: Upgrade): Finding {
  return {
    ...placed(variable, upgrade),
    found: `"${variable.name}" names a variable, and is a command since ${upgrade.version}`,
    hint: 'Choose another name',
  };
}

function placed({at}: {at: Identifier['at']}, {version}: Upgrade) {
  return {
    line: at.line,
    column: at.column,
    endColumn: 0,
    kind: 'upgrade',
    upgrade: version,
  } as const;
}
