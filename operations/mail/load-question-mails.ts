import { findQuestion } from '#database/queries/questions/questions.ts';
import type { MailContent } from '#domain/mail/mail-content.ts';
import { UNPROVEN_QUESTION_DAYS } from '#domain/questions/question.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { signedToken } from './signed-token.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Leaving must work as long as a letter lies in somebody's inbox. */
const LEAVE_WITHIN_MS = 5 * 365 * DAY_MS;

type Part<Kind extends MailContent['mail']> = Pick<
  Extract<MailContent, { mail: Kind }>,
  'mail' | 'to' | 'replyTo' | 'facts'
>;

export async function questionConfirmation(
  { db, keys, clock }: Platform,
  id: string,
  { shop }: ShopSettings,
): Promise<Part<'question-confirmation'> | null> {
  const question = await findQuestion(db, id);
  if (question?.state !== 'unproven' || question.email === null) return null;
  const expiresAt = clock.now() + UNPROVEN_QUESTION_DAYS * DAY_MS;
  return {
    mail: 'question-confirmation',
    to: question.email,
    replyTo: shop.supportEmail,
    facts: {
      asked: {
        product: question.product,
        words: question.body,
        isAnswer: question.questionId !== null,
      },
      proveToken: signedToken(keys, { purpose: 'prove-question', id, expiresAt }),
    },
  };
}

/** Null where the answer or the question is not shown any more, or its address was taken away. */
export async function questionAnswered(
  { db, keys, clock }: Platform,
  answerId: string,
  { shop }: ShopSettings,
): Promise<Part<'question-answered'> | null> {
  const answer = await findQuestion(db, answerId);
  const question = answer?.questionId ? await findQuestion(db, answer.questionId) : null;
  if (!question?.email || answer?.state !== 'shown' || question.state !== 'shown') return null;
  const expiresAt = clock.now() + LEAVE_WITHIN_MS;
  return {
    mail: 'question-answered',
    to: question.email,
    replyTo: shop.supportEmail,
    facts: {
      asked: { product: question.product, words: question.body, isAnswer: false },
      answer: {
        body: answer.body,
        by: answer.byShop ? shop.name : answer.name,
        verified: answer.verified,
      },
      leaveToken: signedToken(keys, { purpose: 'leave-question', id: question.id, expiresAt }),
    },
  };
}
