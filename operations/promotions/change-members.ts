import { findCustomer } from '#database/queries/customers/listed-customers.ts';
import { findSubscriberByEmail } from '#database/queries/inbox/listed-subscribers.ts';
import {
  endMember,
  findMember,
  listOffersToGive,
  putMember,
} from '#database/queries/promotions/class-members.ts';
import { findCodeOfBatch, insertCodes } from '#database/queries/promotions/promotion-codes.ts';
import { customerName } from '#domain/customers/customer.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import type { CustomerClass } from '#domain/promotions/customer-class.ts';
import { drawCode } from '#domain/promotions/promotion-code.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';

type Draws = Pick<Platform, 'random'>;

/**
 * Gives the address a class with a code of its own, in the transaction of the decision; one that has it keeps its code. Returns false
 * where nothing changed.
 */
export async function joinClass(
  { trx, now }: StaffWrite,
  { random }: Draws,
  address: string,
  given: CustomerClass,
): Promise<boolean> {
  const email = normaliseEmail(address);
  const member = await findMember(trx, email);
  if (member?.class === given) return false;
  const code = drawCode(() => random.fraction(), given);
  await putMember(trx, { email, class: given, code, createdAt: now });
  return true;
}

/** Takes a class from an address that has it. Returns false where nothing changed. */
export async function leaveClass(
  { trx, now }: StaffWrite,
  address: string,
  taken: CustomerClass,
): Promise<boolean> {
  const email = normaliseEmail(address);
  if ((await findMember(trx, email))?.class !== taken) return false;
  await endMember(trx, email, now);
  return true;
}

export type ClassResult = { ok: true } | { ok: false; problem: 'not-found' | 'changed-meanwhile' };

/** Gives a customer another class, or none, and mails the code of a new one. `was` is the class that the form showed. */
export function classCustomer(
  platform: Platform,
  actor: Actor,
  id: string,
  { to, was }: { to: CustomerClass | null; was: CustomerClass | null },
): Promise<ClassResult> {
  return staffWrite(platform, actor, async (write): Promise<ClassResult> => {
    const customer = await findCustomer(write.trx, id);
    if (!customer) return { ok: false, problem: 'not-found' };
    const member = await findMember(write.trx, customer.email);
    const before = member?.class ?? null;
    if (before === to) return { ok: true };
    if (before !== was) return { ok: false, problem: 'changed-meanwhile' };
    if (to === null) await endMember(write.trx, customer.email, write.now);
    else {
      await joinClass(write, platform, customer.email, to);
      await mailClass(write, customer.email);
    }
    write.record({
      action: 'customer.class',
      subjectId: id,
      subject: customerName(customer),
      before: { class: before },
      after: { class: to },
    });
    return { ok: true };
  });
}

/** Mails a customer the code of their class once more; false where they have none. */
export function mailClassAgain(platform: Platform, actor: Actor, id: string): Promise<boolean> {
  return staffWrite(platform, actor, async (write) => {
    const customer = await findCustomer(write.trx, id);
    return customer !== null && (await mailClass(write, customer.email));
  });
}

async function mailClass(write: StaffWrite, email: string): Promise<boolean> {
  const member = await findMember(write.trx, email);
  if (!member) return false;
  await queueMail(write.trx, { mail: 'class-code', code: member.code }, write);
  return true;
}

export type GiveCodeResult =
  | { ok: true; code: string }
  | { ok: false; problem: 'not-found' | 'offer-gone' | 'not-agreed' };

/**
 * Draws a code of an offer for a customer and mails it. A code that nobody asked for is advertising, which goes to confirmed subscribers
 * alone (PECR, regulation 22); `isAsked`: it settles what the customer wrote about. `key` is of the form: sent twice, it draws once.
 */
export function giveCode(
  platform: Platform,
  actor: Actor,
  id: string,
  { promotionId, isAsked, key }: { promotionId: string; isAsked: boolean; key: string },
): Promise<GiveCodeResult> {
  return staffWrite(platform, actor, async (write): Promise<GiveCodeResult> => {
    const { trx, now } = write;
    const customer = await findCustomer(trx, id);
    if (!customer) return { ok: false, problem: 'not-found' };
    const offer = (await listOffersToGive(trx, now)).find((one) => one.id === promotionId);
    if (!offer) return { ok: false, problem: 'offer-gone' };
    const { email } = customer;
    const subscriber = await findSubscriberByEmail(trx, email);
    if (!isAsked && subscriber?.status !== 'confirmed') return { ok: false, problem: 'not-agreed' };
    const given = await findCodeOfBatch(trx, promotionId, key);
    if (given !== null) return { ok: true, code: given };
    const code = drawCode(() => platform.random.fraction());
    await insertCodes(trx, [{ code, promotionId, email, batch: key, createdAt: now }]);
    await queueMail(trx, { mail: 'offer-code', code, isAsked }, write);
    write.record({
      action: 'customer.give-code',
      subjectId: id,
      subject: customerName(customer),
      before: null,
      after: { offer: offer.title },
    });
    return { ok: true, code };
  });
}
