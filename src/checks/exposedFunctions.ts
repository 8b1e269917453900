import {proseOf} from '../content/textOutsideSamples';
import {splitComments} from '../content/splitComments';
import {excusableIf, type CheckWithExceptions} from './exceptions';

/** Requires a page with a sample of an exposed function to mention that callers may need a permission. */
export const exposedFunctions: CheckWithExceptions = (page) => {
  const sample = page.samples.find(
    ({code, language}) =>
      language === 'qs' && /\bexposed\b.*\bfunction\b/.test(splitComments(code.value).code),
  );
  const isUnprotected = sample !== undefined && !/\bExecute\b/.test(proseOf(page));
  return excusableIf(isUnprotected, page.route, sample?.code, {
    found: 'the sample exposes a function, but the page names no permission for it',
    hint: 'Say who needs `Execute` on it, and which permissions its callers need on the data',
    isUnfinished: true,
  });
};
