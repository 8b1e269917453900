import {withoutSlash} from './paths';

/** Returns the path that a page would have in another version, given the paths of both versions. */
export function movedPath(path: string, from: string, to: string): string {
  return withoutSlash(to) + path.slice(withoutSlash(from).length);
}
