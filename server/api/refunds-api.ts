import * as v from 'valibot';
import { findOrder } from '#database/queries/order/orders.ts';
import { listRefundParts } from '#database/queries/payment/refund-parts.ts';
import { listRefunds } from '#database/queries/payment/refunds.ts';
import {
  madeRefundMessage,
  refundableMessage,
  refundProblemMessage,
  refundRequestMessage,
} from '#domain/api/refund-messages.ts';
import { formatPounds, penceToPounds, poundsToPence } from '#domain/money/money.ts';
import { mostRestocked } from '#domain/order-lines/restock.ts';
import { refundItems, refundWords } from '#domain/refunds/refund-words.ts';
import { ratesLeft } from '#domain/refunds/standing.ts';
import { type RefundOrderResult, refundOrder } from '#operations/payment/refund-order.ts';
import { refundableOfOrder } from '#operations/refunds/refundable-of-order.ts';
import { problem } from '#server/http/problem.ts';
import type { ApiParts } from './api-parts.ts';
import { type Api, addRoute, anyProblem, json, jsonBody, problemOf } from './api-route.ts';
import { idempotencyKey, readIdempotencyKey } from './idempotency-header.ts';
import { readJson } from './json-body.ts';
import { requireApiStaff } from './require-api-staff.ts';

export function refundsApi(api: Api, { platform }: ApiParts): void {
  addRoute(
    api,
    {
      method: 'get',
      path: '/orders/:orderNumber/refunds',
      hold: 'staff',
      summary: 'What can be refunded of an order, and what was (staff)',
      isForStaff: true,
      responses: {
        200: json('By line, delivery, rate of VAT and tender', refundableMessage),
        401: anyProblem,
        403: anyProblem,
        404: anyProblem,
      },
    },
    async ({ req }, respond) => {
      const member = await requireApiStaff(platform, req.raw, 'orders.view');
      if (member instanceof Response) return member;
      const order = await findOrder(platform.db, req.param('orderNumber'));
      if (!order) return noSuchOrder();
      const [refundable, refunds, parts] = await Promise.all([
        refundableOfOrder(platform.db, order.id),
        listRefunds(platform.db, order.id),
        listRefundParts(platform.db, order.id),
      ]);
      return respond(200, {
        left: penceToPounds(refundable.keptPence),
        delivery: penceToPounds(refundable.deliveryPence),
        lines: refundable.lines.map(({ lineId, sold: { name, variant }, tally, pieces, leftPence }) => ({
          lineId,
          name,
          variant,
          pieces,
          left: penceToPounds(leftPence),
          restock: mostRestocked(tally),
        })),
        vatRates: ratesLeft(refundable.standing),
        tenders: refundable.tenders.map(({ tender, leftPence }) => ({
          tender,
          left: penceToPounds(leftPence),
        })),
        refunds: refunds.map(({ id, amountPence, reason, state, tender, requestedAt }) => ({
          amount: penceToPounds(amountPence),
          reason,
          state,
          tender,
          requestedAt,
          items: refundItems({ amountPence, parts: parts.get(id) ?? [] }, order.lines).map((item) => ({
            text: item.text,
            amount: penceToPounds(item.amountPence),
          })),
        })),
      });
    },
  );

  addRoute(
    api,
    {
      method: 'post',
      path: '/orders/:orderNumber/refunds',
      hold: 'staff',
      summary: 'Refund pieces, delivery or a sum of an order, and put pieces on the shelf (staff)',
      isForStaff: true,
      parameters: [idempotencyKey('refund')],
      body: jsonBody(refundRequestMessage),
      responses: {
        200: json('The refund', madeRefundMessage),
        400: problemOf('invalid-refund, idempotency-key-missing or -invalid'),
        401: anyProblem,
        403: anyProblem,
        404: anyProblem,
        409: problemOf(
          'needs-confirmation: what would happen is to be confirmed first. Or it cannot be made: not-allowed, more-than-kept, changed-meanwhile, no-such-line, too-many-pieces, too-many-back, more-than-delivery, rate-needed, no-such-rate, more-than-rate or nothing-asked',
          refundProblemMessage,
        ),
      },
    },
    async ({ req }, respond) => {
      const member = await requireApiStaff(platform, req.raw, 'orders.refund');
      if (member instanceof Response) return member;
      const key = readIdempotencyKey(req.raw, 'refund');
      if (!key.ok) return key.response;
      const body = await readJson(req.raw);
      if (!body.ok) return body.response;
      const parsed = v.safeParse(refundRequestMessage, body.body);
      if (!parsed.success)
        return problem(400, 'invalid-refund', 'The refund is not as the document describes it.');
      const { lines, delivery, sum, reason, tender, left, confirmed } = parsed.output;
      const orderNumber = req.param('orderNumber');
      const result = await refundOrder(platform, {
        orderNumber,
        lines: lines.map(({ lineId, refund, restock }) => ({ lineId, quantity: refund, restock })),
        deliveryPence: poundsToPence(delivery),
        amountPence: poundsToPence(sum?.amount ?? 0),
        sumRate: sum?.vatRate,
        tender,
        ...(left !== undefined && { leftPence: poundsToPence(left) }),
        reason,
        key: `api ${orderNumber} ${key.key}`,
        actor: member,
        isConfirmed: confirmed === true,
      });
      if (!result.ok) return refusal(result);
      return respond(200, {
        orderNumber,
        amount: penceToPounds(result.amountPence),
        isDone: result.isDone,
      });
    },
  );
}

function noSuchOrder(): Response {
  return problem(404, 'order-not-found', 'There is no such order.');
}

function refusal(result: Exclude<RefundOrderResult, { ok: true }>): Response {
  switch (result.problem) {
    case 'order-not-found':
      return noSuchOrder();
    case 'needs-confirmation': {
      const { refund } = result;
      const words = refundWords(refund);
      return problem(
        409,
        result.problem,
        `${words}. Nothing was changed; send it again with \`confirmed: true\`.`,
        {
          wouldRefund: penceToPounds(refund.amountPence),
          tender: refund.tender,
          lines: refund.lines.map(({ line: { lineId, name, variant }, quantity, amountPence, restock }) => ({
            lineId,
            name,
            variant,
            pieces: quantity,
            amount: penceToPounds(amountPence),
            restock,
          })),
        },
      );
    }
    case 'not-allowed':
      return problem(409, result.problem, result.message);
    case 'more-than-kept':
      return problem(409, result.problem, `At most ${formatPounds(result.keptPence)} can be refunded.`, {
        most: penceToPounds(result.keptPence),
      });
    case 'changed-meanwhile':
      return problem(409, result.problem, `Now ${formatPounds(result.keptPence)} can be refunded.`, {
        most: penceToPounds(result.keptPence),
      });
    case 'no-such-line':
      return problem(409, result.problem, 'This order has no such line.', { lineId: result.lineId });
    case 'too-many-pieces':
    case 'too-many-back':
      return problem(409, result.problem, `At most ${result.most} of this line.`, {
        lineId: result.lineId,
        most: result.most,
      });
    case 'more-than-worth':
      return problem(409, result.problem, 'More is taken off than these pieces are worth.', {
        lineId: result.lineId,
      });
    case 'more-than-delivery':
    case 'more-than-rate':
      return problem(409, result.problem, `At most ${formatPounds(result.mostPence)} of it is left.`, {
        most: penceToPounds(result.mostPence),
      });
    case 'rate-needed':
      return problem(409, result.problem, 'The order has several rates of VAT: say which the sum has.');
    case 'no-such-rate':
      return problem(409, result.problem, 'Nothing of this order has that rate of VAT.');
    case 'nothing-asked':
      return problem(409, result.problem, 'The refund names no pieces and no sum.');
  }
}
