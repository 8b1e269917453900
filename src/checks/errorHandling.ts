import type {Page} from '../content/page';
import {splitComments} from '../language/splitComments';
import {excusableIf, type CheckWithExceptions} from './exceptions';

/**
 * Requires a page with an "Errors" section and code samples to show how a caller handles an error: by
 * catching it, reading the status of a call, or showing the response to a failed request.
 */
export const errorHandling: CheckWithExceptions = (page) => {
  const heading = page.headings.find(({text}) => text === 'Errors');
  const hasCode = page.samples.some(({language}) => language === 'qs' || language === 'http');
  const isUnhandled = heading !== undefined && hasCode && !handlesErrors(page);
  return excusableIf(isUnhandled, page.route, heading?.node, {
    found: 'the page names errors, but no sample shows how a caller handles one',
    hint: 'Add a sample with `try` and `catch`, with the status of the call, or with the response to a failed request',
    isUnfinished: true,
  });
};

function handlesErrors(page: Page): boolean {
  return page.samples.some(({code, language}) =>
    language === 'qs' ? handles(splitComments(code.value).code) : showsFailure(code.value),
  );
}

/** Returns true if the code catches an error, or reads the status that a function returns. */
function handles(code: string): boolean {
  return /\b(?:try|catch|lastErrors|onErrCall)\b|\.(?:success|statusText)\b/.test(code);
}

/** Returns true if the sample shows the response to a failed REST request, or how the caller detects one. */
export function showsFailure(text: string): boolean {
  return /"__ERROR"|^HTTP\/1\.1 [45]|"success": ?false|"statusText"|\bresponse\.ok\b/m.test(text);
}
