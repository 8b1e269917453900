import {joinRoute} from '../../addresses/paths';

/** Where the Markdown of a version is, to unpack: `/docs/qodly-docs-0.2.0.zip`, whichever is the latest. */
export function archivePath(baseUrl: string, label: string): string {
  return joinRoute(baseUrl, `qodly-docs-${label}.zip`);
}
