/**
 * Returns the headers for every response, including redirects and errors.
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
    // Browsers respect it only over HTTPS.
    'Strict-Transport-Security': 'max-age=31536000',
    // Markdown and JSON can't contain a robots tag.
    ...(isPreview && {'X-Robots-Tag': 'noindex, nofollow'}),
  };
}

/**
 * The policy for the worker that runs samples, whose files have this prefix: no code in it may connect to
 * anything. Hosts send it in addition to the policy for every response; browsers respect both.
 */
export const interpreter = {prefix: 'assets/js/interpreter.', policy: "connect-src 'none'"};
