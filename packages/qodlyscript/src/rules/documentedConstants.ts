import {similarName} from '../similarName';
import {eachExpression} from './ruleInput';
import {didYouMean, reportUndocumented} from './undocumented';

/** Requires documented constants; skipped if the version documents none, as on a site with few pages. */
export const documentedConstants = eachExpression('name', ({name, at}, {facts}, report) => {
  const {constants} = facts;
  if (/^k[A-Z]/.test(name) && constants.size > 0 && !constants.has(name)) {
    const similar = similarName(name, [...constants]);
    const hint = didYouMean(
      similar,
      'Look it up on the page for the command or member that takes it',
    );
    const label = `constant "${name}"`;
    reportUndocumented(
      {name, at, kind: 'constant', key: name, label, hint, relatedName: similar},
      facts,
      report,
    );
  }
});
