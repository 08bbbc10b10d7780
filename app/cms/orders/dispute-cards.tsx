import { Moment } from '#app/ui/moment.tsx';
import type { StoredDispute } from '#database/queries/payment/disputes.ts';
import { formatPounds } from '#domain/money/money.ts';
import { disputeReason, disputeText, isOpenDispute } from '#domain/payment/dispute.ts';
import { Card } from './card.tsx';
import { DisputeBadge } from './dispute-badge.tsx';

/** Each dispute about an order's payment: what the bank says, until when to answer, and where. */
export function DisputeCards({ disputes }: { disputes: StoredDispute[] }) {
  return disputes.map((dispute) => (
    <Card key={dispute.reference} title="Dispute">
      <div className="grid gap-3 text-sm">
        <div>
          <DisputeBadge states={[dispute.state]} />
        </div>
        <p>{disputeText(dispute)}</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 [&_dt]:text-ink-soft">
          <dt>Sum</dt>
          <dd className="tabular-nums">{formatPounds(dispute.amountPence)}</dd>
          <dt>Reason</dt>
          <dd>{disputeReason(dispute.reason)}</dd>
          {isOpenDispute(dispute.state) && dispute.evidenceDueAt && (
            <>
              <dt>Evidence until</dt>
              <dd>
                <Moment at={dispute.evidenceDueAt} />
              </dd>
            </>
          )}
          <dt>Known since</dt>
          <dd>
            <Moment at={dispute.seenAt} />
          </dd>
        </dl>
        <a
          href={dispute.link}
          target="_blank"
          rel="noreferrer"
          className="w-fit font-semibold text-rose-deep underline underline-offset-4"
        >
          {isOpenDispute(dispute.state) ? 'Answer it at Stripe' : 'See it at Stripe'}
        </a>
      </div>
    </Card>
  ));
}
