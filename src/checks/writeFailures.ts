import {readHttp} from '../rest/readHttp';
import {showsFailure} from './errorHandling';
import type {ExcusableCheck} from './exceptions';
import {faultAt} from './fault';

/**
 * A page of the REST API with a request that writes shows how one fails, or says that its answer is
 * not specified.
 *
 * good: `POST /rest/Employee?$method=update`, and an answer with `__ERROR`
 */
export const writeFailures: ExcusableCheck = (page) => {
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
          ...faultAt(write.code, {
            found: 'the page has a request that writes, and shows none that fails',
            hint: 'Add the answer of one that fails; where it is not known, say "Not specified" and of what',
          }),
          isUnfinished: true,
        },
      ]
    : [];
};
