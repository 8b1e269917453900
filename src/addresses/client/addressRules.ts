import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {AddressRules} from '@site/src/addresses/fixAddress';
import {movedPages, redirectsOf} from '@site/src/addresses/redirects';

const docs = globalData['docusaurus-plugin-content-docs']?.default as GlobalPluginData | undefined;

const {baseUrl, customFields} = siteConfig;
const versions = docs?.versions ?? [];
const latest = versions.find(({isLast}) => isLast)?.name ?? '';

/** The site's base path, versions, and redirects. */
export const addressRules: AddressRules = {
  baseUrl,
  latest,
  others: versions.flatMap(({isLast, path}) => (isLast ? [] : [path.slice(baseUrl.length)])),
  retired: customFields?.retiredVersions as string[],
  moved: redirectsOf(movedPages, latest),
};
