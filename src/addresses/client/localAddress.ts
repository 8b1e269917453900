import siteConfig from '@generated/docusaurus.config';
import {siteAddress} from '../siteAddress';

/** Returns a URL on this site without its origin; undefined for any other value. See `siteAddress`. */
export function localAddress(text: unknown): string | undefined {
  return siteAddress(text, {origin: window.location.origin, baseUrl: siteConfig.baseUrl});
}
