import {joinRoute} from '../../addresses/paths';

/**
 * Returns the path of the zip with a version's Markdown: `/docs/qodly-docs-0.2.0.zip`, even for the latest
 * version.
 */
export function archivePath(baseUrl: string, label: string): string {
  return joinRoute(baseUrl, `qodly-docs-${label}.zip`);
}
