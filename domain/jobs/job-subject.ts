import * as v from 'valibot';

/** The row a job is about, where staff have a page for it. */
export type JobSubject = {
  kind: 'order' | 'refund' | 'payment' | 'message' | 'reply' | 'application';
  id: string;
};

const text = v.optional(v.string());

const payloadSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    orderId: text,
    refundId: text,
    messageId: text,
    replyId: text,
    applicationId: text,
    reference: v.nullish(v.string()),
    news: v.optional(v.object({ orderId: text, messageId: text })),
  }),
);

/** Returns what a job is about; null for one about no row with a page. */
export function jobSubject({ kind, payload }: { kind: string; payload: string }): JobSubject | null {
  const parsed = v.safeParse(payloadSchema, payload);
  if (!parsed.success) return null;
  const { news, ...ids } = parsed.output;
  const { orderId = news?.orderId, messageId = news?.messageId, refundId, replyId, applicationId } = ids;
  if (orderId) return { kind: 'order', id: orderId };
  if (refundId) return { kind: 'refund', id: refundId };
  if (messageId) return { kind: 'message', id: messageId };
  if (replyId) return { kind: 'reply', id: replyId };
  if (applicationId) return { kind: 'application', id: applicationId };
  return kind === 'settle-payment' && ids.reference ? { kind: 'payment', id: ids.reference } : null;
}
