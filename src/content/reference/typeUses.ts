import {commonTypes, typeOfClass} from '../typeNames';
import {classNameOf} from '../className';
import type {Page} from '../page';
import {memoize} from '../memoize';
import type {Version} from '../site';
import {typePagesOf} from '../typePages';
import {referenceOf} from './collectReference';
import type {CollectedEntry} from './entry';
import {typeSignaturesOf} from './typeSignatures';

/** The uses of a type in the reference. */
interface TypeUses {
  /** Its name in `commonTypes`. */
  type: string;
  /** Commands, methods, and properties that return it, including through a parameter. */
  producers: CollectedEntry[];
  /** Those with a parameter of the type, except the type's own members, which are on its page. */
  consumers: CollectedEntry[];
}

/** Returns the uses of the types that the page documents; empty for other pages. */
export function typeUsesOf(page: Page, version: Version): TypeUses[] {
  return typesOf(page, version).map((type) => ({
    type,
    producers: usesOf(version).producers.get(type) ?? [],
    consumers: usesOf(version).consumers.get(type) ?? [],
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
  producers: Map<string, CollectedEntry[]>;
  consumers: Map<string, CollectedEntry[]>;
}

const usesOf = memoize((version: Version): UsesByType => {
  const uses: UsesByType = {producers: new Map(), consumers: new Map()};
  for (const entry of referenceOf(version)) {
    const signatures = typeSignaturesOf(entry);
    const outputs = signatures.flatMap(({outputs}) => outputs);
    const inputs = signatures.flatMap(({inputs}) => inputs.filter(({isOwner}) => !isOwner));
    add(uses.producers, outputs, entry);
    add(uses.consumers, inputs, entry);
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
