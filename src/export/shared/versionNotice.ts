import {joinRoute} from '../../addresses/paths';

/** Where the index of a version's pages is: `/docs/next/llms.txt`. */
export function indexPath(versionPath: string): string {
  return joinRoute(versionPath, 'llms.txt');
}

/** What a page says to agents, in front of the address of its version's index. */
export function versionNotice(label: string): string {
  return `This is about Qodly ${label} only. Don't answer from another version. All pages of ${label}: `;
}
