import { noteChangedProducts } from '#database/queries/catalogue/revision.ts';
import {
  changeQuestionRow,
  findQuestionByKey,
  insertQuestion,
  lockQuestion,
  markAnswerMailed,
  type Question,
} from '#database/queries/questions/questions.ts';
import type { HiddenReason } from '#domain/reviews/review.ts';
import { REACH } from '#domain/topics/topics.ts';
import { queueMail } from '#operations/mail/queue-mail.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';

export type QuestionResult =
  | { ok: true }
  | { ok: false; problem: 'not-found' | 'changed-meanwhile' | 'unproven' };

/**
 * Answers a question for the shop, in public: the question is shown with it, and whoever asked is mailed. One `key` makes one answer. Refused
 * while the address is not proved, and where the question changed since it was read.
 */
export function answerQuestion(
  platform: Platform,
  actor: Actor,
  { id, version, body, key }: { id: string; version: number; body: string; key: string },
): Promise<QuestionResult> {
  return staffWrite(platform, actor, async (write): Promise<QuestionResult> => {
    const { trx, now, newId, record } = write;
    const question = await lockQuestion(trx, id);
    if (!question || question.questionId !== null) return { ok: false, problem: 'not-found' };
    if (await findQuestionByKey(trx, key)) return { ok: true };
    if (question.state === 'unproven') return { ok: false, problem: 'unproven' };
    if (question.version !== version) return { ok: false, problem: 'changed-meanwhile' };
    const answerId = newId();
    await insertQuestion(trx, {
      ...{ id: answerId, productId: question.productId, questionId: id, body, name: '', email: null },
      ...{ byShop: true, author: actor.name, state: 'shown', shownAt: now, requestKey: key, now },
    });
    await changeQuestionRow(trx, id, { ...shownAt(question, now), verified: question.verified }, now);
    await tellWhoAsked(write, question, answerId);
    await noteChangedProducts(trx, [question.productId], REACH.content);
    record({
      action: 'question.answer',
      subjectId: id,
      subject: question.product.name,
      before: { state: question.state },
      after: { state: 'shown', answer: body },
    });
    return { ok: true };
  });
}

/** Shows a question or an answer, or hides it for a reason of the published list. Whoever asked is mailed of an answer once. */
export function moderateQuestion(
  platform: Platform,
  actor: Actor,
  { id, version, hiddenReason }: { id: string; version: number; hiddenReason: HiddenReason | null },
): Promise<QuestionResult> {
  return staffWrite(platform, actor, async (write): Promise<QuestionResult> => {
    const { trx, now, record } = write;
    const question = await lockQuestion(trx, id);
    if (!question) return { ok: false, problem: 'not-found' };
    if (question.state === 'unproven') return { ok: false, problem: 'unproven' };
    if (question.version !== version) return { ok: false, problem: 'changed-meanwhile' };
    const { verified } = question;
    const change =
      hiddenReason === null
        ? { ...shownAt(question, now), verified }
        : { state: 'hidden' as const, hiddenReason, shownAt: null, verified };
    await changeQuestionRow(trx, id, change, now);
    if (hiddenReason === null && question.questionId !== null) {
      const asked = await lockQuestion(trx, question.questionId);
      if (asked?.state === 'shown') await tellWhoAsked(write, asked, id);
    }
    await noteChangedProducts(trx, [question.productId], REACH.content);
    record({
      action: hiddenReason === null ? 'question.show' : 'question.hide',
      subjectId: id,
      subject: question.product.name,
      before: { state: question.state, reason: question.hiddenReason },
      after: { state: change.state, reason: change.hiddenReason },
    });
    return { ok: true };
  });
}

function shownAt(question: Question, now: string) {
  return { state: 'shown', hiddenReason: '', shownAt: question.shownAt ?? now } as const;
}

async function tellWhoAsked(
  { trx, now, newId }: StaffWrite,
  asked: Question,
  answerId: string,
): Promise<void> {
  if (asked.email === null) return;
  if (await markAnswerMailed(trx, answerId, now))
    await queueMail(trx, { mail: 'question-answered', answerId }, { now, newId });
}
