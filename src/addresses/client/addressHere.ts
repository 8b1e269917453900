import siteConfig from '@generated/docusaurus.config';
import {siteAddress} from '../siteAddress';

/** Returns the address below this site that a text denotes; undefined for any other text. See `siteAddress`. */
export function addressHere(text: unknown): string | undefined {
  return siteAddress(text, {origin: window.location.origin, baseUrl: siteConfig.baseUrl});
}
