import { createHash } from 'node:crypto';
import type { Db } from '#database/open.ts';
import { findCorrectionUnder, insertCorrection } from '#database/queries/corrections/order-corrections.ts';
import { findOrderId, insertOrderEvent, lockOrder } from '#database/queries/order/order-rows.ts';
import { changedPerson, changesBuyer, personBefore } from '#domain/corrections/changed-person.ts';
import { type Correction, correctOrder } from '#domain/corrections/correct-order.ts';
import { correctionFacts, personChange } from '#domain/corrections/correction-facts.ts';
import { correctionText, goodsTexts, personText } from '#domain/corrections/correction-words.ts';
import type { CorrectionProblem } from '#domain/corrections/plan-lines.ts';
import type { WantedCorrection } from '#domain/corrections/wanted-correction.ts';
import { owe } from '#operations/differences/open-difference.ts';
import { queueMailOfChange } from '#operations/mail/queue-mail.ts';
import { StockGone } from '#operations/order-lines/move-lines.ts';
import { reissueInvoice } from '#operations/paper/issue-paper.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';
import { type OfferedTerms, readCorrectionTerms } from './correction-terms.ts';
import { moveMoney } from './move-money.ts';
import { readCorrectable, type StandingOrder } from './read-correctable.ts';
import { writeCorrection } from './write-correction.ts';

export type CorrectionPreview =
  /** `seen` stands for the order as it was read, and for what it would be. */
  | { ok: true; order: StandingOrder; correction: Correction; seen: string }
  | { ok: false; problem: 'order-not-found' }
  | { ok: false; problem: 'refused'; order: StandingOrder; problems: CorrectionProblem[] };

/** Says what a correction would make of an order; writes nothing. */
export async function previewCorrection(
  { db, clock, payments }: Pick<Platform, 'db' | 'clock' | 'payments'>,
  orderNumber: string,
  wanted: WantedCorrection,
): Promise<CorrectionPreview> {
  const id = await findOrderId(db, orderNumber);
  const smallestPence = (await payments.current())?.smallestPence;
  const prepared = id === null ? null : await prepare(db, id, { wanted, now: nowIso(clock), smallestPence });
  return prepared ?? { ok: false, problem: 'order-not-found' };
}

export type ApplyCorrection = {
  orderNumber: string;
  wanted: WantedCorrection;
  /** One request makes one correction: under its key a further one returns that. */
  key: string;
  /** That of the preview which somebody agreed to. */
  seen: string;
  sendsMail: boolean;
  actor: Actor;
  /** Goods, prices and delivery move money: not every member of staff may. */
  mayChangeGoods: boolean;
  /** How what was owed before ends, where it does. */
  endsOwingAs?: 'let-go';
};

export type CorrectionOutcome =
  | { ok: true; correctionId: string }
  | { ok: false; problem: 'order-not-found' }
  | { ok: false; problem: 'not-allowed' }
  /** The order, or what the correction would make of it, is another than was agreed to. */
  | { ok: false; problem: 'changed-meanwhile' }
  | { ok: false; problem: 'refused'; problems: CorrectionProblem[] };

/**
 * Corrects an order as it was previewed: order, lines, stock, papers, history and the mail to the customer in one transaction, under
 * the lock of the order (docs/decisions/261-corrections-before-dispatch.md).
 */
export async function applyCorrection(
  platform: Platform,
  asked: ApplyCorrection,
): Promise<CorrectionOutcome> {
  const written = await write(platform, asked).catch((error: unknown): Written => {
    if (!(error instanceof StockGone)) throw error;
    const problems = error.lines.map(({ name }) => ({ field: '', message: `${name} is sold out by now.` }));
    return { outcome: { ok: false, problem: 'refused', problems }, moved: [] };
  });
  if (written.moved.length > 0) platform.announceStock(written.moved);
  return written.outcome;
}

type Written = { outcome: CorrectionOutcome; moved: string[] };

async function write(platform: Platform, asked: ApplyCorrection): Promise<Written> {
  const service = await platform.payments.current();
  const provider = service?.name ?? null;
  const { orderNumber, wanted, key, seen, sendsMail, actor } = asked;
  return staffWrite(platform, actor, async ({ trx, now, newId, record }): Promise<Written> => {
    const unwritten = (outcome: CorrectionOutcome): Written => ({ outcome, moved: [] });
    const stamp = { now, newId };
    const locked = await lockOrder(trx, orderNumber, now);
    if (!locked) return unwritten({ ok: false, problem: 'order-not-found' });
    const requestKey = `${orderNumber} ${key}`;
    const made = await findCorrectionUnder(trx, requestKey);
    if (made) return unwritten({ ok: true, correctionId: made.id });
    const prepared = await prepare(trx, locked.id, { wanted, now, smallestPence: service?.smallestPence });
    if (!prepared) return unwritten({ ok: false, problem: 'order-not-found' });
    if (!prepared.ok) return unwritten({ ok: false, problem: 'refused', problems: prepared.problems });
    if (prepared.seen !== seen) return unwritten({ ok: false, problem: 'changed-meanwhile' });
    const { order, correction, offers } = prepared;
    if (correction.changesGoods && !asked.mayChangeGoods)
      return unwritten({ ok: false, problem: 'not-allowed' });
    const correctionId = newId();
    const newIds = correction.additions.map(() => newId());
    const person = personChange(personBefore(order), correction.person);
    const facts = correctionFacts(order, correction, newIds);
    const { reason } = wanted;
    const writing = { correctionId, actor: actor.name, offers, newIds };
    const moved = await writeCorrection(trx, order, correction, writing, stamp);
    await insertCorrection(trx, {
      id: correctionId,
      order_id: order.id,
      request_key: requestKey,
      at: now,
      actor: actor.name,
      reason,
      facts: JSON.stringify(facts),
      person: person ? JSON.stringify(person) : '',
    });
    const text = correctionText(facts, person);
    const owing = { orderId: order.id, correctionId, owedPence: correction.owedPence, provider };
    await owe(trx, { ...owing, actor: actor.name, as: asked.endsOwingAs ?? 'replaced' }, stamp);
    await moveMoney(
      trx,
      order.id,
      {
        correctionId,
        totalBeforePence: order.totalPence,
        backPence: correction.backPence,
        actor: actor.name,
      },
      stamp,
    );
    await insertOrderEvent(trx, {
      id: newId(),
      order_id: order.id,
      at: now,
      actor: actor.name,
      note: reason ? `${text}. ${reason}` : text,
      from_status: order.status,
      to_status: order.status,
    });
    record({
      action: 'order.correct',
      subjectId: order.id,
      subject: orderNumber,
      before: { totalPence: facts.sums.before.totalPence },
      after: {
        totalPence: facts.sums.after.totalPence,
        goods: goodsTexts(facts).join('; '),
        particulars: personText(person),
      },
    });
    if (sendsMail)
      await queueMailOfChange(
        trx,
        { mail: 'order-corrected', orderId: order.id, correctionId },
        `order-corrected ${correctionId}`,
        stamp,
      );
    const isOnPapers =
      correction.changesGoods || changesBuyer(changedPerson(personBefore(order), correction.person));
    // What is owed is on no paper yet: they follow when it is paid or let go.
    if (isOnPapers && correction.owedPence === 0)
      await reissueInvoice(
        trx,
        { orderId: order.id, correctionId, reason: 'The order was corrected before it was sent.' },
        stamp,
      );
    return { outcome: { ok: true, correctionId }, moved };
  });
}

type Prepared =
  | { ok: true; order: StandingOrder; correction: Correction; seen: string; offers: OfferedTerms['offers'] }
  | { ok: false; problem: 'refused'; order: StandingOrder; problems: CorrectionProblem[] };

async function prepare(
  db: Db,
  orderId: string,
  {
    wanted,
    now,
    smallestPence,
  }: { wanted: WantedCorrection; now: string; smallestPence: number | undefined },
): Promise<Prepared | null> {
  const order = await readCorrectable(db, orderId);
  if (!order) return null;
  const variantIds = [
    ...wanted.lines.flatMap(({ lineId, variantId }) => {
      const own = order.lines.find((line) => line.lineId === lineId)?.variantId;
      return [own, variantId].filter((id) => typeof id === 'string');
    }),
    ...wanted.added.map(({ variantId }) => variantId),
  ];
  const terms = await readCorrectionTerms(db, variantIds, now);
  const result = correctOrder(order, wanted, { ...terms, smallestPence: smallestPence ?? 0 });
  if (!result.ok) return { ok: false, problem: 'refused', order, problems: result.problems };
  const { correction } = result;
  return { ok: true, order, correction, seen: seenOf(order, correction), offers: terms.offers };
}

/** Stands for an order as it was read and for what it would be; the catalogue's stock is asked for where it is taken. */
function seenOf(order: StandingOrder, correction: Correction): string {
  const { additions, services, ...rest } = correction;
  const seen = [order, rest, additions.map(({ variant, ...line }) => [variant.variantId, line])];
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}
