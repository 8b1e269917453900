import {typeOfClass} from '../../language/commonType';
import {classNameOf} from '../className';
import type {Page} from '../page';
import {remember} from '../remember';
import type {Version} from '../site';
import {referenceOf} from './collectReference';
import type {CollectedEntry} from './entry';
import {shapesOf} from './shapes';

/** What the reference does with a type. */
interface TypeUses {
  /** As `commonTypes` names it. */
  type: string;
  /** Commands, methods and properties that give it, also through a parameter. */
  givers: CollectedEntry[];
  /** Those that have a parameter of the type; members of the type itself are on its page. */
  takers: CollectedEntry[];
}

/** The types that the pages of the basic types are about, by the routes of these. */
const basicTypes: Record<string, string[]> = {
  'language/basics/lang-blob': ['blob'],
  'language/basics/lang-boolean': ['boolean'],
  'language/basics/lang-collection': ['collection'],
  'language/basics/lang-date': ['date'],
  'language/basics/lang-null-undefined': ['null'],
  'language/basics/lang-number': ['number', 'integer'],
  'language/basics/lang-object': ['object'],
  'language/basics/lang-picture': ['picture'],
  'language/basics/lang-text': ['string'],
  'language/basics/lang-time': ['time'],
  'language/basics/lang-variant': ['any'],
};

/** What gives and takes the types that the page is about; nothing for other pages. */
export function typeUsesOf({route, frontMatter}: Page, version: Version): TypeUses[] {
  const types =
    frontMatter.kind === 'class' ? [typeOfClass(classNameOf(route))] : (basicTypes[route] ?? []);
  return types.map((type) => ({
    type,
    givers: usesOf(version).givers.get(type) ?? [],
    takers: usesOf(version).takers.get(type) ?? [],
  }));
}

interface UsesByType {
  givers: Map<string, CollectedEntry[]>;
  takers: Map<string, CollectedEntry[]>;
}

const usesOf = remember((version: Version): UsesByType => {
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
