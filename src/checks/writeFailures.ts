import {readHttp} from '../rest/readHttp';
import {showsFailure} from './errorHandling';
import {excusableIf, type CheckWithExceptions} from './exceptions';

/**
 * Requires a REST API page with a write request to show one that fails, or to say that the response isn't
 * specified.
 *
 * good: `POST /rest/Employee?$method=update`, and a response with `__ERROR`
 */
export const writeFailures: CheckWithExceptions = (page) => {
  const writeSample = page.samples.find(
    ({code, language}) =>
      language === 'http' && readHttp(code.value).some(({method}) => method !== 'GET'),
  );
  const isShown =
    page.samples.some(({code}) => showsFailure(code.value)) ||
    /\bNot specified\b/.test(page.source);
  const isIncomplete = page.path.startsWith('api/') && writeSample !== undefined && !isShown;
  return excusableIf(isIncomplete, page.route, writeSample?.code, {
    found: "the page has a request that writes, but doesn't show one that fails",
    hint: 'Add the response of one that fails; if it is unknown, write "Not specified" and the case',
    isUnfinished: true,
  });
};
