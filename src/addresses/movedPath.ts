import {withoutSlash} from './paths';

/** The address that a page would have in another version, going by the addresses of the versions. */
export function movedPath(path: string, from: string, to: string): string {
  return withoutSlash(to) + path.slice(withoutSlash(from).length);
}
