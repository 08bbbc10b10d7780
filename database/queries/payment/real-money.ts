import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Schema } from '#database/schema.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';

/** The prefix of the test card's references. */
export const TEST_REFERENCE = 'test_';

/** Orders for which a payment service took money, or still can, or money came to the bank. */
export function hasRealPayment(eb: ExpressionBuilder<Schema, 'orders'>): Expression<SqlBool> {
  return eb.or([
    eb.exists(
      eb
        .selectFrom('payment_ledger')
        .select('payment_ledger.id')
        .whereRef('payment_ledger.order_id', '=', 'orders.id')
        .where('payment_ledger.kind', '=', 'captured')
        .where('payment_ledger.amount_pence', '>', 0)
        .where('payment_ledger.reference', 'not like', `${TEST_REFERENCE}%`),
    ),
    eb.exists(
      eb.selectFrom('transfers').select('transfers.id').whereRef('transfers.order_id', '=', 'orders.id'),
    ),
    eb.and([
      eb('orders.payment_state', 'in', OPEN),
      eb.exists(
        eb
          .selectFrom('payments')
          .select('payments.id')
          .whereRef('payments.order_id', '=', 'orders.id')
          .where('payments.provider', '!=', 'test-card'),
      ),
    ]),
  ]);
}

const OPEN: PaymentState[] = ['awaiting payment', 'authorised'];
