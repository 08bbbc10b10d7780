import { createHash } from 'node:crypto';
import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { countUnaskedMail } from '#database/queries/mail/unasked-mail-rows.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import { UNASKED_MAILS, type UnaskedMail } from '#domain/mail/unasked-mails.ts';
import { queueAnyMail } from './queue-mail.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Asks for a mail to an address that anybody could have entered. After those of `UNASKED_MAILS` to one address in a
 * day nothing is sent, and the visitor reads the same.
 */
export async function queueUnaskedMail(
  trx: Db,
  request: UnaskedMail,
  email: string,
  stamp: Stamp,
): Promise<void> {
  const mayMail = await countUnaskedMail(trx, {
    kind: request.mail,
    address: createHash('sha256').update(normaliseEmail(email)).digest('base64url'),
    now: stamp.now,
    dayAgo: new Date(Date.parse(stamp.now) - DAY_MS).toISOString(),
    most: UNASKED_MAILS[request.mail],
  });
  if (mayMail) await queueAnyMail(trx, request, stamp);
}
