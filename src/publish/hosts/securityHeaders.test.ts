import {expect, test} from 'vitest';
import {securityHeaders} from './securityHeaders';

test('other sites neither keep a handle on a page that they open nor load its files', () => {
  expect(securityHeaders("default-src 'none'", false)).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-site',
  });
});
