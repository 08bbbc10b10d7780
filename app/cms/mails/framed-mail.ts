/** A mail has its styles in the page and no script; it runs under a policy of its own, shown in a frame of /cms. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; frame-ancestors 'self'; sandbox allow-popups";

/** Returns one part of a mail as a document for a frame of /cms. */
export function framedMail(body: string, type: 'text/html' | 'text/plain'): Response {
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': POLICY,
      'x-frame-options': 'SAMEORIGIN',
    },
  });
}
