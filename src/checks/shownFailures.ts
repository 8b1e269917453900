import {splitComments} from '../content/splitComments';
import {readHttp} from '../rest/readHttp';
import type {Page} from '../content/page';
import {excusableIf, type CheckWithExceptions} from './exceptions';

/**
 * Suggests that a page with errors or with requests that write shows how a caller handles a failure: by
 * catching it, reading the status of a call, or showing the response to a failed request.
 */
export const shownFailures: CheckWithExceptions = (page) => {
  const heading = page.headings.find(({text}) => text === 'Errors')?.node;
  const hasCode = page.samples.some(({language}) => language === 'qs' || language === 'http');
  const writeSample = page.samples.find(
    ({code, language}) =>
      language === 'http' && readHttp(code.value).some(({method}) => method !== 'GET'),
  )?.code;
  const isWriting = page.path.startsWith('api/');
  const place = hasCode && heading ? heading : isWriting ? writeSample : undefined;
  return excusableIf(place !== undefined && !showsFailure(page), page.route, place, {
    found: 'the page can fail, but no sample shows how a caller handles it',
    hint: 'Add a sample with `try` and `catch`, with the status of the call, or with the response to a failed request',
    isSuggestion: true,
  });
};

function showsFailure(page: Page): boolean {
  return page.samples.some(({code, language}) =>
    language === 'qs'
      ? /\b(?:try|catch|lastErrors|onErrCall)\b|\.(?:success|statusText)\b/.test(
          splitComments(code.value).code,
        )
      : /"__ERROR"|^HTTP\/1\.1 [45]|"success": ?false|"statusText"|\bresponse\.ok\b/m.test(
          code.value,
        ),
  );
}
