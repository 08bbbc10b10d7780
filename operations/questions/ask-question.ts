import {
  countWaitingOf,
  findAskedProduct,
  findQuestion,
  insertQuestion,
} from '#database/queries/questions/questions.ts';
import { inTransaction } from '#database/transaction.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import { MOST_WAITING } from '#domain/questions/question.ts';
import type { QuestionForm } from '#domain/questions/question-form.ts';
import { queueUnaskedMail } from '#operations/mail/queue-unasked-mail.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** `gone`: the product, or the question that is answered. `too-many`: of this address; they are shown or deleted in time. */
export type AskResult = { ok: true } | { ok: false; problem: 'gone' | 'too-many' };

/**
 * Stores a question, or an answer to one, that nobody sees until the link of its mail was followed and staff showed it. One form makes one,
 * and one mail. The result says nothing of the address.
 */
export async function askQuestion(
  { db, clock, random }: Platform,
  { product: slug, question, body, name, email, key }: QuestionForm,
): Promise<AskResult> {
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  return inTransaction(db, async (trx): Promise<AskResult> => {
    const product = await findAskedProduct(trx, slug);
    if (!product) return { ok: false, problem: 'gone' };
    if (question !== '') {
      const answered = await findQuestion(trx, question);
      const isOpen = answered?.state === 'shown' && answered.questionId === null;
      if (!isOpen || answered.productId !== product.id) return { ok: false, problem: 'gone' };
    }
    const address = normaliseEmail(email);
    if ((await countWaitingOf(trx, address)) >= MOST_WAITING) return { ok: false, problem: 'too-many' };
    const id = stamp.newId();
    const isNew = await insertQuestion(trx, {
      ...{ id, productId: product.id, questionId: question || null, body, name, email: address },
      ...{ byShop: false, author: null, state: 'unproven', shownAt: null, requestKey: key, now: stamp.now },
    });
    if (isNew) await queueUnaskedMail(trx, { mail: 'question-confirmation', questionId: id }, address, stamp);
    return { ok: true };
  });
}
