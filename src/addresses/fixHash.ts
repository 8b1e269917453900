/**
 * The part of an address behind `#`, in which each percent sign begins an escape: Docusaurus and the site
 * decode it, which throws at others. in: `#50%`; out: `#50%25`
 */
export function fixHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
