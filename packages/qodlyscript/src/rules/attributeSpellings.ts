import {attributePaths} from '../names/attributePaths';
import {groupBy} from '../groupBy';
import {dataObjectOf} from '../inference/dataObjects';
import {overloadsOfMember} from '../inference/members';
import type {Expression, Position} from '../parser/syntax';
import type {Body, Rule} from './ruleInput';
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
export const attributeSpellings: Rule = ({bodies}, report) => {
  const uses = bodies.flatMap(usesIn);
  const preferred = new Map(
    [...groupBy(uses, ({key}) => key)].map(([key, group]) => [key, preferredSpelling(group)]),
  );
  for (const use of uses) {
    const name = preferred.get(use.key);
    if (name !== use.name) {
      report(
        use,
        `the attribute "${use.name}", which is spelled "${name}" elsewhere`,
        `Names are case-sensitive: write "${name}"`,
      );
    }
  }
};

function preferredSpelling(uses: readonly Use[]): string {
  const spellings = groupBy(uses, ({name}) => name);
  const rank = (name: string) =>
    (spellings.get(name)?.length ?? 0) * 100 +
    (/^[a-z]/.test(name) ? 50 : 0) +
    name.replace(/[^A-Z]/g, '').length;
  return [...spellings.keys()].reduce((best, name) => (rank(name) > rank(best) ? name : best));
}

function usesIn(body: Body): Use[] {
  const useOf = (owner: Expression, name: string, at: Position): Use[] => {
    const type = body.typeOf(owner);
    const object = dataObjectOf(type);
    return object && object.kind !== 'datastore' && !overloadsOfMember(body.facts, type, name)
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
      if (callee.kind !== 'member' || !first) {
        return [];
      }
      const kind = callee.member.name === 'query' ? 'query' : 'order';
      return attributePaths(textOf(first) ?? '', kind).flatMap((path) =>
        useOf(callee.object, path.replace(/\W.*$/, ''), first.at),
      );
    }),
  ];
}
