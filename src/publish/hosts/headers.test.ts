import {expect, test} from 'vitest';
import {securityHeaders} from './headers';

test('keeps other sites from accessing a page that they open, and from loading its files', () => {
  expect(securityHeaders("default-src 'none'", false)).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-site',
  });
});
