import {expect, test} from 'vitest';
import {securityHeaders} from './headers';

test('keeps other sites from framing a page, accessing one that they open, and loading its files', () => {
  const headers = {
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-site',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Strict-Transport-Security': 'max-age=31536000',
  };
  expect(securityHeaders("default-src 'none'", false)).toEqual(headers);
});
