import siteConfig from '@generated/docusaurus.config';
import {siteAddress} from '../siteAddress';

/** Returns the address on this site that a value denotes; undefined for any other value. See `siteAddress`. */
export function addressHere(text: unknown): string | undefined {
  return siteAddress(text, {origin: window.location.origin, baseUrl: siteConfig.baseUrl});
}
