import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {AddressRules} from '@site/src/config/addresses';

const docs = globalData['docusaurus-plugin-content-docs']?.default as GlobalPluginData | undefined;

const {baseUrl} = siteConfig;
const versions = docs?.versions ?? [];

/** Where this site is and which version stands at its root. */
export const addressRules: AddressRules = {
  baseUrl,
  latest: versions.find(({isLast}) => isLast)?.name ?? '',
  others: versions.flatMap(({isLast, path}) => (isLast ? [] : [path.slice(baseUrl.length)])),
};
