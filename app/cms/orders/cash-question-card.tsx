import { Form } from 'react-router';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { awaitsPacking, type CashQuestion, isOpenQuestion } from '#domain/order/cash-question.ts';
import type { Order } from '#domain/order/order.ts';
import { Card } from './card.tsx';

/** Says if a cash order is still wanted, as far as the customer was asked; staff who know confirm it by hand. */
export function CashQuestionCard({ order, question }: { order: Order; question: CashQuestion | null }) {
  const canConfirm = awaitsPacking(order) && !question?.confirmedAt;
  if (!canConfirm && !question) return null;
  return (
    <Card title="Still wanted?">
      <div className="grid justify-items-start gap-3 text-sm">
        {question?.askedAt && (
          <p>
            The customer was asked <Moment at={question.askedAt} />
          </p>
        )}
        {question?.confirmedAt ? (
          <p>
            Confirmed by {question.confirmedBy === 'The customer' ? 'the customer' : question.confirmedBy},{' '}
            <Moment at={question.confirmedAt} />
          </p>
        ) : (
          isOpenQuestion(question) &&
          question?.endsAt && (
            <p>
              Not confirmed yet. The order is cancelled <Moment at={question.endsAt} /> unless somebody
              confirms it.
            </p>
          )
        )}
        {!question && <p>Nobody has asked the customer.</p>}
        {canConfirm && (
          <Form method="post" preventScrollReset>
            <IntentButton intent="confirm-cash">Mark as still wanted</IntentButton>
          </Form>
        )}
      </div>
    </Card>
  );
}
