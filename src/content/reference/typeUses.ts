import {commonTypes, typeOfClass} from '../../language/commonType';
import {classNameOf} from '../className';
import type {Page} from '../page';
import {memoize} from '../memoize';
import type {Version} from '../site';
import {typePagesOf} from '../typePages';
import {referenceOf} from './collectReference';
import type {CollectedEntry} from './entry';
import {shapesOf} from './shapes';

/** The uses of a type in the reference. */
interface TypeUses {
  /** Its name in `commonTypes`. */
  type: string;
  /** Commands, methods and properties that return it, also through a parameter. */
  givers: CollectedEntry[];
  /** Those that have a parameter of the type; members of the type itself are on its page. */
  takers: CollectedEntry[];
}

/** Returns the uses of the types that the page documents; empty for other pages. */
export function typeUsesOf(page: Page, version: Version): TypeUses[] {
  return typesOf(page, version).map((type) => ({
    type,
    givers: usesOf(version).givers.get(type) ?? [],
    takers: usesOf(version).takers.get(type) ?? [],
  }));
}

function typesOf({route, frontMatter}: Page, version: Version): string[] {
  if (frontMatter.kind === 'class') {
    return [typeOfClass(classNameOf(route))];
  }
  const names = [...typePagesOf(version)].flatMap(([name, page]) =>
    page.route === route ? commonTypes(name) : [],
  );
  return [...new Set(names)];
}

interface UsesByType {
  givers: Map<string, CollectedEntry[]>;
  takers: Map<string, CollectedEntry[]>;
}

const usesOf = memoize((version: Version): UsesByType => {
  const uses: UsesByType = {givers: new Map(), takers: new Map()};
  for (const entry of referenceOf(version)) {
    const shapes = shapesOf(entry);
    const given = shapes.flatMap(({gives}) => gives);
    const taken = shapes.flatMap(({takes}) => takes.filter(({isOwner}) => !isOwner));
    add(uses.givers, given, entry);
    add(uses.takers, taken, entry);
  }
  return uses;
});

function add(
  uses: Map<string, CollectedEntry[]>,
  values: readonly {types: string[]}[],
  entry: CollectedEntry,
): void {
  for (const type of new Set(values.flatMap(({types}) => types))) {
    uses.set(type, [...(uses.get(type) ?? []), entry]);
  }
}
