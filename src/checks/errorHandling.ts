import type {Page} from '../content/page';
import {splitComments} from '../language/splitComments';
import type {CheckWithExceptions} from './exceptions';
import {problemAt} from './problem';

/**
 * A page with a section "Errors" and code samples shows how a caller handles one: it catches
 * an error, reads the status of a call, or shows the response of a failed request.
 */
export const errorHandling: CheckWithExceptions = (page) => {
  const heading = page.headings.find(({text}) => text === 'Errors');
  const hasCode = page.samples.some(({language}) => language === 'qs' || language === 'http');
  return heading && hasCode && !handlesErrors(page)
    ? [
        {
          subject: page.route,
          ...problemAt(heading.node, {
            found: 'the page names errors, but no sample shows how a caller handles one',
            hint: 'Add a sample with `try` and `catch`, with the status of the call, or with the response of a failed request',
          }),
          isUnfinished: true,
        },
      ]
    : [];
};

function handlesErrors(page: Page): boolean {
  return page.samples.some(({code, language}) =>
    language === 'qs' ? handles(splitComments(code.value).code) : showsFailure(code.value),
  );
}

/** Returns true if the code catches an error, or reads the status with which functions report success. */
function handles(code: string): boolean {
  return /\b(?:try|catch|lastErrors|onErrCall)\b|\.(?:success|statusText)\b/.test(code);
}

/** Returns true if the sample shows the response of a failed REST request, or how its caller notices. */
export function showsFailure(text: string): boolean {
  return /"__ERROR"|^HTTP\/1\.1 [45]|"success": ?false|"statusText"|\bresponse\.ok\b/m.test(text);
}
