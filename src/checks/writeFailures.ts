import {readHttp} from '../rest/readHttp';
import {showsFailure} from './errorHandling';
import type {CheckWithExceptions} from './exceptions';
import {problemAt} from './problem';

/**
 * A page of the REST API with a request that writes shows how one fails, or says that the response is
 * not specified.
 *
 * good: `POST /rest/Employee?$method=update`, and a response with `__ERROR`
 */
export const writeFailures: CheckWithExceptions = (page) => {
  const write = page.samples.find(
    ({code, language}) =>
      language === 'http' && readHttp(code.value).some(({method}) => method !== 'GET'),
  );
  const isShown =
    page.samples.some(({code}) => showsFailure(code.value)) ||
    /\bNot specified\b/.test(page.source);
  return page.path.startsWith('api/') && write && !isShown
    ? [
        {
          subject: page.route,
          ...problemAt(write.code, {
            found: "the page has a request that writes, but doesn't show one that fails",
            hint: 'Add the response of one that fails; if it is unknown, write "Not specified" and the case',
          }),
          isUnfinished: true,
        },
      ]
    : [];
};
