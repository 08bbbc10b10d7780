import { forgetAskers } from '#database/queries/questions/erase-questions.ts';
import {
  changeQuestionRow,
  findQuestion,
  lockQuestion,
  type Question,
} from '#database/queries/questions/questions.ts';
import { findDeliveredLine } from '#database/queries/reviews/reviewed-goods.ts';
import { inTransaction } from '#database/transaction.ts';
import { queueAlert } from '#operations/mail/queue-alert.ts';
import { readSignedToken } from '#operations/mail/signed-token.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Reads what a proving link is for. Null: the link is damaged or expired, or what it names is gone. */
export async function findQuestionToProve(platform: Platform, token: string): Promise<Question | null> {
  const id = readSignedToken(platform, 'prove-question', token);
  return id ? findQuestion(platform.db, id) : null;
}

/** Has staff see a question or an answer whose address is proved by the link of its mail. False where the link opens nothing. */
export async function proveQuestion(platform: Platform, token: string): Promise<boolean> {
  const id = readSignedToken(platform, 'prove-question', token);
  if (!id) return false;
  const stamp = { now: nowIso(platform.clock), newId: () => platform.random.id() };
  return inTransaction(platform.db, async (trx) => {
    const question = await lockQuestion(trx, id);
    if (!question) return false;
    if (question.state !== 'unproven') return true;
    const verified =
      question.questionId !== null &&
      question.email !== null &&
      (await findDeliveredLine(trx, question.email, question.productId)) !== null;
    const change = { state: 'waiting', hiddenReason: '', shownAt: null, verified } as const;
    await changeQuestionRow(trx, id, change, stamp.now);
    await queueAlert(trx, { alert: 'question-waiting', questionId: id }, stamp);
    return true;
  });
}

/** Reads what a leaving link is for; `isGenuine` also where it is gone already. */
export async function findQuestionToLeave(
  platform: Platform,
  token: string,
): Promise<{ isGenuine: boolean; question: Question | null }> {
  const id = readSignedToken(platform, 'leave-question', token);
  return { isGenuine: id !== null, question: id ? await findQuestion(platform.db, id) : null };
}

/** Takes the address from a question, so that nobody is written to any more. False for a link that opens nothing. */
export async function leaveQuestion(platform: Platform, token: string): Promise<boolean> {
  const id = readSignedToken(platform, 'leave-question', token);
  if (!id) return false;
  await inTransaction(platform.db, (trx) => forgetAskers(trx, [id]));
  return true;
}
