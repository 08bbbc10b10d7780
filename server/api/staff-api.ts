import * as v from 'valibot';
import { listOrders } from '#database/queries/order/listed-orders.ts';
import {
  changedStatusMessage,
  orderPageMessage,
  statusChangeMessage,
  statusProblemMessage,
} from '#domain/api/staff-order-messages.ts';
import { LAST_PAGE, parsePage } from '#domain/lists/list-query.ts';
import { formatPounds, type Pence, penceToPounds } from '#domain/money/money.ts';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import { moveQuestionText, STOCK_CHOICES } from '#domain/order-moves/move-questions.ts';
import { may } from '#domain/people/permissions.ts';
import { type ChangeStatusResult, changeOrderStatus } from '#operations/order/change-order-status.ts';
import { problem } from '#server/http/problem.ts';
import type { ApiParts } from './api-parts.ts';
import { type Api, addRoute, anyProblem, json, jsonBody, problemOf, query } from './api-route.ts';
import { readJson } from './json-body.ts';
import { requireApiStaff } from './require-api-staff.ts';
import { orderSummaryView } from './views.ts';

export function staffApi(api: Api, { platform }: ApiParts): void {
  addRoute(
    api,
    {
      method: 'get',
      path: '/orders',
      hold: 'staff',
      summary: 'Orders, newest first (staff)',
      isForStaff: true,
      parameters: [query('page', v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LAST_PAGE)))],
      responses: { 200: json('One page of orders', orderPageMessage), 401: anyProblem, 403: anyProblem },
    },
    async ({ req }, respond) => {
      const member = await requireApiStaff(platform, req.raw, 'orders.view');
      if (member instanceof Response) return member;
      const page = parsePage(req.query('page') ?? null);
      const orders = await listOrders(platform.asideDb, page);
      return respond(200, { ...orders, items: orders.items.map(orderSummaryView) });
    },
  );

  addRoute(
    api,
    {
      method: 'patch',
      path: '/orders/:orderNumber',
      hold: 'staff',
      summary: "Change an order's status (staff)",
      isForStaff: true,
      body: jsonBody(statusChangeMessage),
      responses: {
        200: json('The new status', changedStatusMessage),
        400: anyProblem,
        401: anyProblem,
        403: anyProblem,
        404: anyProblem,
        409: problemOf(
          'The order cannot be changed so, or what would happen is to be confirmed first: `needs-confirmation`',
          statusProblemMessage,
        ),
      },
    },
    async ({ req }, respond) => {
      const member = await requireApiStaff(platform, req.raw, 'orders.change-status');
      if (member instanceof Response) return member;
      const json = await readJson(req.raw);
      if (!json.ok) return json.response;
      const change = v.safeParse(statusChangeMessage, json.body);
      if (!change.success)
        return problem(
          400,
          'invalid-status',
          `orderStatus must be one of ${ORDER_STATUSES.join(', ')}; confirmed and refund are true or false, stock is one of ${STOCK_CHOICES.join(', ')}.`,
        );
      const { orderStatus, confirmed, refund, stock } = change.output;
      const orderNumber = req.param('orderNumber');
      const refunds = may(member.role, 'orders.refund') && refund !== false;
      const changed = await changeOrderStatus(platform, {
        orderNumber,
        to: orderStatus,
        actor: member,
        ...(confirmed && { answers: { refunds, stock: stock ?? null } }),
      });
      if (changed.ok) return respond(200, { orderNumber, orderStatus });
      if (changed.problem === 'order-not-found')
        return problem(404, 'order-not-found', 'There is no such order.');
      if (changed.problem === 'needs-confirmation')
        return problem(409, 'needs-confirmation', questionsText(changed, refunds), {
          questions: changed.questions,
          wouldRefund: penceToPounds(refunds && !changed.isByHand ? changed.leftPence : 0),
        });
      if (changed.problem === 'not-paid') return problem(409, 'not-paid', changed.message);
      return changed.problem === 'changed-meanwhile'
        ? problem(409, 'changed-meanwhile', 'Somebody changed this order meanwhile.')
        : problem(409, 'out-of-stock', 'Some of its items are sold out meanwhile.', { lines: changed.lines });
    },
  );
}

type NeedsConfirmation = Extract<ChangeStatusResult, { problem: 'needs-confirmation' }>;

/** What would happen, and how to say that it should. */
function questionsText({ questions, leftPence, isByHand }: NeedsConfirmation, refunds: boolean): string {
  const texts = questions.map((question) => moveQuestionText(question, { leftPence }));
  const money = questions.includes('money') ? [moneyText(leftPence, isByHand, refunds)] : [];
  const stock = questions.includes('stock') ? ' and `stock`' : '';
  return [...texts, ...money, `Nothing was changed; send it again with \`confirmed: true\`${stock}.`].join(
    ' ',
  );
}

function moneyText(leftPence: Pence, isByHand: boolean, refunds: boolean): string {
  const left = formatPounds(leftPence);
  if (isByHand) return `${left} would stay with the shop until it is given back by hand and recorded.`;
  return refunds ? `${left} would be refunded.` : `${left} would stay with the shop.`;
}
