import {
  addressRulesOf,
  lostAddresses,
  publishedAddresses,
} from '../../../addresses/server/addressRulesOf';
import type {FileProblem} from '../../../checks/problem';
import type {Site} from '../../../content/site/site';
import {movedPagesFile} from '../../movedPages';

/** Requires every URL that a page in a version ever had to still lead to a page. */
export function lostPageProblems(site: Site): FileProblem[] {
  const rules = addressRulesOf(site, '/');
  const known = new Set([
    '/',
    ...site.versions.flatMap(({label, pages}) =>
      pages.map(({route}) => `/${label === rules.latest ? '' : `${label}/`}${route}`),
    ),
  ]);
  const published = publishedAddresses(site, rules).filter(
    (address) => !/\/category\//.test(address),
  );
  return lostAddresses(published, rules, known).map((address) => ({
    file: movedPagesFile(site),
    line: 1,
    found: `a version had a page at "${address}", but that URL no longer leads to one`,
    hint: 'Use npm run move or npm run delete, which add redirects, or name the page that replaces it: {"next": {"guides/old": "guides/new"}}',
  }));
}
