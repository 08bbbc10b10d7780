import * as v from 'valibot';
import { listOrders } from '#database/queries/order/listed-orders.ts';
import {
  changedStatusMessage,
  orderPageMessage,
  statusChangeMessage,
} from '#domain/api/staff-order-messages.ts';
import { LAST_PAGE, parsePage } from '#domain/lists/list-query.ts';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import { may } from '#domain/people/permissions.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { problem } from '#server/http/problem.ts';
import type { ApiParts } from './api-parts.ts';
import { type Api, addRoute, anyProblem, json, jsonBody, query } from './api-route.ts';
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
        409: anyProblem,
      },
    },
    async ({ req }, respond) => {
      const member = await requireApiStaff(platform, req.raw, 'orders.change-status');
      if (member instanceof Response) return member;
      const json = await readJson(req.raw);
      if (!json.ok) return json.response;
      const change = v.safeParse(statusChangeMessage, json.body);
      if (!change.success)
        return problem(400, 'invalid-status', `orderStatus must be one of ${ORDER_STATUSES.join(', ')}.`);
      const { orderStatus } = change.output;
      const orderNumber = req.param('orderNumber');
      const changed = await changeOrderStatus(platform, {
        orderNumber,
        to: orderStatus,
        actor: member,
        refunds: may(member.role, 'orders.refund'),
      });
      if (changed.ok) return respond(200, { orderNumber, orderStatus });
      if (changed.problem === 'order-not-found')
        return problem(404, 'order-not-found', 'There is no such order.');
      if (changed.problem === 'not-paid') return problem(409, 'not-paid', changed.message);
      return changed.problem === 'changed-meanwhile'
        ? problem(409, 'changed-meanwhile', 'Somebody changed this order meanwhile.')
        : problem(409, 'out-of-stock', 'Some of its items are sold out meanwhile.', { lines: changed.lines });
    },
  );
}
