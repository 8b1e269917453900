import {pathsInOrder, pathsInQuery} from '../checks/attributePaths';
import {dataObjectOf} from '../inference/dataObjects';
import {formsOfMember} from '../inference/members';
import type {Expression, Position} from '../parser/syntax';
import type {Body, Rule, RuleInput} from './ruleInput';
import {textOf} from './walk';

interface Use {
  /** The dataclass, and the attribute in lowercase. */
  key: string;
  name: string;
  at: Position;
}

/**
 * Requires a single spelling for each dataclass attribute, because names are case-sensitive. If the code
 * uses more than one, the most frequent wins; ties go to a lowercase first letter, then to more capitals.
 */
export const attributeSpellings: Rule = (input) => {
  const spellings = new Map<string, Map<string, number>>();
  const uses = input.bodies.flatMap((body) => usesIn(body, input));
  for (const {key, name} of uses) {
    const counts = spellings.get(key) ?? new Map<string, number>();
    spellings.set(key, counts.set(name, (counts.get(name) ?? 0) + 1));
  }
  return uses.flatMap(({key, name, at}) => {
    const counts = spellings.get(key);
    const preferred = counts && counts.size > 1 ? preferredSpelling(counts) : name;
    return preferred === name
      ? []
      : [
          {
            at,
            found: `the attribute "${name}", which is spelled "${preferred}" elsewhere`,
            hint: `Names are case-sensitive: write "${preferred}"`,
          },
        ];
  });
};

function preferredSpelling(counts: ReadonlyMap<string, number>): string {
  const rank = (name: string) =>
    (counts.get(name) ?? 0) * 100 +
    (/^[a-z]/.test(name) ? 50 : 0) +
    name.replace(/[^A-Z]/g, '').length;
  return [...counts.keys()].reduce((best, name) => (rank(name) > rank(best) ? name : best));
}

function usesIn(body: Body, {facts}: RuleInput): Use[] {
  const useOf = (owner: Expression, name: string, at: Position): Use[] => {
    const type = body.typeOf(owner);
    const object = dataObjectOf(type);
    return object && object.kind !== 'datastore' && !formsOfMember(facts, type, name)
      ? [{key: `${object.dataclass}.${name.toLowerCase()}`, name, at}]
      : [];
  };
  return [
    ...body
      .ofKind('member')
      .flatMap((item) =>
        body.callees.has(item) ? [] : useOf(item.object, item.member.name, item.member.at),
      ),
    ...body.callsOf(['query', 'orderBy']).flatMap(({callee, args: [first]}) => {
      const readPaths =
        callee.kind === 'member'
          ? {query: pathsInQuery, orderBy: pathsInOrder}[callee.member.name]
          : undefined;
      return first && readPaths && callee.kind === 'member'
        ? readPaths(textOf(first) ?? '').flatMap((path) =>
            useOf(callee.object, path.replace(/\W.*$/, ''), first.at),
          )
        : [];
    }),
  ];
}
