import {readTarget, withoutOrigin, type RestRequest} from './request';

/**
 * Returns the requests in an HTTP sample, which can contain more than one.
 *
 * in:
 *     POST /rest/Employee?$method=update
 *
 *     {"salary": 32000}
 */
export function readHttp(sample: string): RestRequest[] {
  return sample.split('\n').flatMap((text, index) => {
    const [, method, target] = /^([A-Z]{3,}) (\S.*)$/.exec(text) ?? [];
    return method && target
      ? [{method, line: index + 1, ...readTarget(withoutOrigin(target.trim()))}]
      : [];
  });
}
