/**
 * Headers of every answer, a redirect and an error included.
 *
 * @param policy the value of `Content-Security-Policy`
 */
export function securityHeaders(policy: string, isPreview: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-site',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Browsers heed it over HTTPS alone.
    'Strict-Transport-Security': 'max-age=31536000',
    // Markdown and JSON have no tag for it.
    ...(isPreview && {'X-Robots-Tag': 'noindex, nofollow'}),
  };
}
