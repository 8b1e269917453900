import siteConfig from '@generated/docusaurus.config';
import {siteAddress} from '../siteAddress';

/** The address below this site that a text means; undefined for all that leads elsewhere. See `siteAddress`. */
export function addressHere(text: unknown): string | undefined {
  return siteAddress(text, {origin: window.location.origin, baseUrl: siteConfig.baseUrl});
}
