/** Option of the transforms that look at more than their page. */
export interface SiteOptions {
  /** Folder of the site, with the version trees. */
  siteDir: string;
}
