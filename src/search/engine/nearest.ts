import {similarNames} from '../../reference/shared/similarNames';
import type {NameRow} from '../../reference/shared/names';
import type {Hit} from '../shared/types';
import type {LoadedIndex} from './loadIndex';
import type {Name} from './names';

/** Returns the documented names most similar to a query without results, as on the `searchAPI` page. */
export function findNearest(query: string, {documents, names}: LoadedIndex, limit: number): Hit[] {
  const allNames = [...names.values()].flat();
  const rows = (isWanted: (name: Name) => boolean): NameRow[] =>
    allNames
      .filter(isWanted)
      .map(({id, name, owner}) => [owner === undefined ? name : `${owner}.${name}`, `${id}`, 1]);
  const found = similarNames(
    query.split('.').slice(-2),
    {
      commands: rows(({kind}) => kind !== 'class' && kind !== 'member'),
      classes: rows(({kind}) => kind === 'class'),
      members: rows(({kind}) => kind === 'member'),
      constants: [],
    },
    limit,
  );
  const ids = new Set(found.map(([, id]) => Number(id)));
  return [...ids].flatMap((id) => {
    const document = documents[id];
    return document ? [{document, score: 0, terms: [], ownTerms: []}] : [];
  });
}
