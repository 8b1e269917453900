import {addressRules} from '@site/src/addresses/client/addressRules';

/** A version of the docs: its label, and the base path of its pages. */
export interface DocsVersion {
  version: string;
  path: string;
}

/** Returns the version of the open page. */
export function currentVersion(): DocsVersion {
  const {baseUrl, latest, others} = addressRules;
  const [first = ''] = window.location.pathname.slice(baseUrl.length).split('/');
  return others.includes(first)
    ? {version: first, path: baseUrl + first}
    : {version: latest, path: baseUrl.replace(/\/$/, '')};
}

/** Returns the address that leads to the page of a command, or of a member such as `4D.Collection.join`. */
export function addressOfName(name: string, version: string): string {
  const [first = '', member = ''] = name.replace(/^4D\./, '').split('.');
  const parameters = new URLSearchParams({
    [member ? 'class' : 'command']: first,
    member,
    v: version,
  });
  return `${addressRules.baseUrl}searchAPI?${parameters.toString()}`;
}
