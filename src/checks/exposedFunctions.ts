import {proseOf} from '../content/textOutsideSamples';
import {splitComments} from '../language/splitComments';
import type {CheckWithExceptions} from './exceptions';
import {problemAt} from './problem';

/** Requires a page with a sample of an exposed function to mention that callers may need a permission. */
export const exposedFunctions: CheckWithExceptions = (page) => {
  const sample = page.samples.find(
    ({code, language}) =>
      language === 'qs' && /\bexposed\b.*\bfunction\b/.test(splitComments(code.value).code),
  );
  return sample && !/\bExecute\b/.test(proseOf(page))
    ? [
        {
          subject: page.route,
          ...problemAt(sample.code, {
            found: 'the sample exposes a function, but the page names no permission for it',
            hint: 'Say who needs `Execute` on it, and which permissions its callers need on the data',
          }),
          isUnfinished: true,
        },
      ]
    : [];
};
