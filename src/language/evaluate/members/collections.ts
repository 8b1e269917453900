import {collectionCallbacks} from './collectionCallbacks';
import {collectionChanges, type CollectionMember} from './collectionChanges';
import {collectionReads} from './collectionReads';

export const collectionMembers: Record<string, CollectionMember> = {
  ...collectionCallbacks,
  ...collectionChanges,
  ...collectionReads,
};

export const mutatingMembers: ReadonlySet<string> = new Set(Object.keys(collectionChanges));
