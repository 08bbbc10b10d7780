import { listOrders } from '#database/queries/order/listed-orders.ts';
import { penceToPounds } from '#domain/money/money.ts';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import { may, type Permission } from '#domain/people/permissions.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import type { StaffMember } from '#operations/platform/platform.ts';
import { problem } from '#server/http/problem.ts';
import type { Api, ApiParts } from './api-parts.ts';
import { readJson } from './json-body.ts';

/** What staff may do by the API, with the session cookie of /cms: 401 without one, 403 where the role does not allow it. */
export function staffApi(api: Api, { platform }: ApiParts): void {
  const permitted = async (request: Request, permission: Permission): Promise<StaffMember | Response> => {
    const member = await platform.staff.current(request.headers);
    if (!member) return problem(401, 'sign-in-needed', 'Sign in at /cms first.');
    return may(member.role, permission)
      ? member
      : problem(403, 'not-permitted', 'Your role does not allow this.');
  };

  api.get('/orders', async ({ req }) => {
    const member = await permitted(req.raw, 'orders.view');
    if (member instanceof Response) return member;
    const page = Math.max(1, Number.parseInt(req.query('page') ?? '1', 10) || 1);
    const orders = await listOrders(platform.db, page);
    return Response.json({
      ...orders,
      items: orders.items.map(({ totalPence, ...order }) => ({ ...order, total: penceToPounds(totalPence) })),
    });
  });

  api.patch('/orders/:orderNumber', async ({ req }) => {
    const member = await permitted(req.raw, 'orders.change-status');
    if (member instanceof Response) return member;
    const json = await readJson(req.raw);
    if (!json.ok) return json.answer;
    const to = ORDER_STATUSES.find((status) => hasStatus(json.body, status));
    if (!to)
      return problem(400, 'invalid-status', `orderStatus must be one of ${ORDER_STATUSES.join(', ')}.`);
    const orderNumber = req.param('orderNumber');
    const changed = await changeOrderStatus(platform, { orderNumber, to, actor: member });
    if (changed.ok) return Response.json({ orderNumber, orderStatus: to });
    if (changed.problem === 'order-not-found')
      return problem(404, 'order-not-found', 'There is no such order.');
    return changed.problem === 'changed-meanwhile'
      ? problem(409, 'changed-meanwhile', 'Somebody changed this order meanwhile.')
      : problem(409, 'out-of-stock', 'Some of its items are sold out meanwhile.', { lines: changed.lines });
  });
}

function hasStatus(body: unknown, status: string): boolean {
  return body !== null && typeof body === 'object' && 'orderStatus' in body && body.orderStatus === status;
}
