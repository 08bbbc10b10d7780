import { createHash } from 'node:crypto';
import { normaliseEmail } from '#domain/fields/email.ts';

/** What is kept of an address that wants no mails asking for reviews: nobody reads the address from it. */
export function refusalDigest(email: string): string {
  return createHash('sha256')
    .update(`reviews ${normaliseEmail(email)}`)
    .digest('base64url');
}
