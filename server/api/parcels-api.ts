import * as v from 'valibot';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { listParcels } from '#database/queries/parcels/parcels.ts';
import { listConcerns } from '#database/queries/payment/payment-risks.ts';
import {
  madeParcelMessage,
  orderParcelsMessage,
  parcelCorrectionMessage,
  parcelMessage,
  parcelProblemMessage,
  parcelRequestMessage,
  parcelUndoMessage,
} from '#domain/api/parcel-messages.ts';
import type { Order } from '#domain/order/order.ts';
import { concernTexts, packingOf } from '#domain/order-moves/packing.ts';
import { linesOfParcel, linesToCome, type Parcel } from '#domain/parcels/parcel.ts';
import { parseParcel, parseParcelDetails } from '#domain/parcels/parcel-form.ts';
import { isTold } from '#domain/parcels/parcel-rules.ts';
import { piecesToSend } from '#operations/dispatch/parcels-to-send.ts';
import { correctParcel } from '#operations/parcels/correct-parcel.ts';
import { type SendParcelResult, sendParcel } from '#operations/parcels/send-parcel.ts';
import { sendingRefusal } from '#operations/parcels/sending-refusal.ts';
import { undoParcel } from '#operations/parcels/undo-parcel.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { problem } from '#server/http/problem.ts';
import type { ApiParts } from './api-parts.ts';
import { type Api, addRoute, anyProblem, json, jsonBody, problemOf } from './api-route.ts';
import { idempotencyKey, readIdempotencyKey } from './idempotency-header.ts';
import { readJson } from './json-body.ts';
import { requireApiStaff } from './require-api-staff.ts';

/** The parcels of an order for programs at a packing table; a parcel that is made has left, as in /cms. */
export function parcelsApi(api: Api, { platform }: ApiParts): void {
  addRoute(
    api,
    {
      method: 'get',
      path: '/orders/:orderNumber/parcels',
      hold: 'staff',
      summary: 'The parcels of an order, and what is left to send (staff)',
      isForStaff: true,
      responses: {
        200: json('Undone parcels among them', orderParcelsMessage),
        401: anyProblem,
        403: anyProblem,
        404: anyProblem,
      },
    },
    async ({ req }, respond) => {
      const member = await requireApiStaff(platform, req.raw, 'orders.view');
      if (member instanceof Response) return member;
      const { db } = platform;
      const order = await findOrder(db, req.param('orderNumber'));
      if (!order) return noSuch('order');
      const [parcels, tallied, concerns] = await Promise.all([
        listParcels(db, order.id),
        tallyLines(db, order.id, order.lines),
        listConcerns(db, order.id),
      ]);
      const left = linesToCome(tallied);
      const packing = packingOf({ ...order, concerns, piecesLeft: left.length });
      return respond(200, {
        orderNumber: order.orderNumber,
        orderStatus: order.orderStatus,
        left: left.map(pieceView),
        packing: packing.kind,
        reason:
          packing.kind === 'not' ? packing.reason : packing.kind === 'ask' ? concernTexts(concerns) : '',
        parcels: parcels.map((parcel) => parcelView(order, parcel)),
      });
    },
  );

  addRoute(
    api,
    {
      method: 'get',
      path: '/orders/:orderNumber/parcels/:parcelId',
      hold: 'staff',
      summary: 'A parcel of an order (staff)',
      isForStaff: true,
      responses: {
        200: json('The parcel', parcelMessage),
        401: anyProblem,
        403: anyProblem,
        404: anyProblem,
      },
    },
    async ({ req }, respond) => {
      const member = await requireApiStaff(platform, req.raw, 'orders.view');
      if (member instanceof Response) return member;
      const found = await findParcel(platform, req.param('orderNumber'), req.param('parcelId'));
      return found ? respond(200, parcelView(found.order, found.parcel)) : noSuch('parcel');
    },
  );

  addRoute(
    api,
    {
      method: 'post',
      path: '/orders/:orderNumber/parcels',
      hold: 'staff',
      summary: 'Send pieces of an order as a parcel, or all that is left of it (staff)',
      isForStaff: true,
      parameters: [idempotencyKey('parcel')],
      body: jsonBody(parcelRequestMessage),
      responses: {
        200: json('The parcel; the order is shipped with the last of its pieces', madeParcelMessage),
        400: problemOf('invalid-parcel, idempotency-key-missing or -invalid'),
        401: anyProblem,
        403: anyProblem,
        404: anyProblem,
        409: problemOf(
          'needs-confirmation: something speaks against its payment, and is to be read first. Or it cannot be sent: cancelled, not-paid, nothing-chosen, no-such-line or too-many-pieces',
          parcelProblemMessage,
        ),
      },
    },
    async ({ req }, respond) => {
      const member = await requireApiStaff(platform, req.raw, 'orders.change-status');
      if (member instanceof Response) return member;
      const key = readIdempotencyKey(req.raw, 'parcel');
      if (!key.ok) return key.response;
      const body = await readJson(req.raw);
      if (!body.ok) return body.response;
      const asked = v.safeParse(parcelRequestMessage, body.body);
      if (!asked.success)
        return problem(400, 'invalid-parcel', 'The parcel is not as the document describes it.');
      const order = await findOrder(platform.db, req.param('orderNumber'));
      if (!order) return noSuch('order');
      const { lines, confirmed, ...fields } = asked.output;
      const parsed = parseParcel(formOf(fields), { now: nowIso(platform.clock), placedAt: order.createdAt });
      if (!parsed.ok)
        return problem(400, 'invalid-parcel', Object.values(parsed.errors).join('. '), {
          errors: parsed.errors,
        });
      const { orderNumber } = order;
      const sent = await sendParcel(platform, {
        orderNumber,
        key: `api ${key.key}`,
        pieces:
          lines?.map(({ lineId, pieces }) => ({ lineId, quantity: pieces })) ??
          (await piecesToSend(platform.db, orderNumber)),
        details: parsed.value.details,
        actor: member,
        isConfirmed: confirmed === true,
      });
      return sent.ok ? madeParcel(orderNumber, sent.parcelId, respond) : refusal(sent);
    },
  );

  addRoute(
    api,
    {
      method: 'patch',
      path: '/orders/:orderNumber/parcels/:parcelId',
      hold: 'staff',
      summary: 'Correct carrier, tracking and weight of a parcel (staff)',
      isForStaff: true,
      body: jsonBody(parcelCorrectionMessage),
      responses: {
        200: json('The parcel', madeParcelMessage),
        400: problemOf('invalid-parcel'),
        401: anyProblem,
        403: anyProblem,
        404: anyProblem,
        409: problemOf('undone: it did not leave after all'),
      },
    },
    async ({ req }, respond) => {
      const member = await requireApiStaff(platform, req.raw, 'orders.change-status');
      if (member instanceof Response) return member;
      const body = await readJson(req.raw);
      if (!body.ok) return body.response;
      const asked = v.safeParse(parcelCorrectionMessage, body.body);
      if (!asked.success)
        return problem(400, 'invalid-parcel', 'The correction is not as the document describes it.');
      const found = await findParcel(platform, req.param('orderNumber'), req.param('parcelId'));
      if (!found) return noSuch('parcel');
      const { mail, ...fields } = asked.output;
      const details = parseParcelDetails(formOf(fields));
      if (!details.ok)
        return problem(400, 'invalid-parcel', Object.values(details.errors).join('. '), {
          errors: details.errors,
        });
      const { orderNumber } = found.order;
      const corrected = await correctParcel(platform, {
        orderNumber,
        parcelId: found.parcel.id,
        details: details.value,
        sendsMail: mail === true,
        actor: member,
      });
      if (corrected.ok) return madeParcel(orderNumber, found.parcel.id, respond);
      return corrected.problem === 'undone'
        ? problem(409, 'undone', 'This parcel was undone: it did not leave.')
        : noSuch('parcel');
    },
  );

  addRoute(
    api,
    {
      method: 'post',
      path: '/orders/:orderNumber/parcels/:parcelId/undo',
      hold: 'staff',
      summary: 'Undo a parcel that did not leave after all (staff)',
      isForStaff: true,
      body: jsonBody(parcelUndoMessage),
      responses: {
        200: json('The undone parcel; undone again it stays so', madeParcelMessage),
        400: problemOf('invalid-parcel'),
        401: anyProblem,
        403: anyProblem,
        404: anyProblem,
        409: problemOf('needs-confirmation: the customer was told. Or not-undone, with the reason'),
      },
    },
    async ({ req }, respond) => {
      const member = await requireApiStaff(platform, req.raw, 'orders.change-status');
      if (member instanceof Response) return member;
      const body = await readJson(req.raw);
      if (!body.ok) return body.response;
      const asked = v.safeParse(parcelUndoMessage, body.body);
      if (!asked.success) return problem(400, 'invalid-parcel', 'confirmed is true or false.');
      const found = await findParcel(platform, req.param('orderNumber'), req.param('parcelId'));
      if (!found) return noSuch('parcel');
      const { order, parcel } = found;
      if (isTold(parcel, platform.clock.now()) && asked.output.confirmed !== true)
        return problem(
          409,
          'needs-confirmation',
          'The customer may have been told that it is on its way. Nothing was changed; send it again with `confirmed: true` if it is still in the house.',
        );
      const { orderNumber } = order;
      const undone = await undoParcel(platform, { orderNumber, parcelId: parcel.id, actor: member });
      if (undone.ok) return madeParcel(orderNumber, parcel.id, respond);
      return undone.problem === 'not-found' ? noSuch('parcel') : problem(409, 'not-undone', undone.message);
    },
  );

  async function madeParcel(
    orderNumber: string,
    parcelId: string,
    respond: (status: 200, message: v.InferOutput<typeof madeParcelMessage>) => Response,
  ): Promise<Response> {
    const made = await findParcel(platform, orderNumber, parcelId);
    if (!made) return noSuch('parcel');
    const { order, parcel } = made;
    return respond(200, { orderNumber, orderStatus: order.orderStatus, parcel: parcelView(order, parcel) });
  }
}

async function findParcel(
  { db }: Platform,
  orderNumber: string,
  parcelId: string,
): Promise<{ order: Order; parcel: Parcel } | null> {
  const order = await findOrder(db, orderNumber);
  const parcel = order && (await listParcels(db, order.id)).find(({ id }) => id === parcelId);
  return order && parcel ? { order, parcel } : null;
}

function parcelView(order: Order, parcel: Parcel): v.InferOutput<typeof parcelMessage> {
  const { id, place, tracking, weightGrams, sentAt, madeAt, undoneAt } = parcel;
  return {
    id,
    place,
    lines: linesOfParcel(parcel, order.lines).map(pieceView),
    carrier: tracking.carrier,
    trackingNumber: tracking.number,
    trackingLink: tracking.link,
    weightGrams,
    sentAt,
    madeAt,
    undoneAt,
  };
}

function pieceView({ lineId, name, variant, quantity }: Order['lines'][number]) {
  return { lineId, name, variant, pieces: quantity };
}

/** The fields as the form of a parcel has them, so that both are judged by the same rules. */
function formOf({ weightGrams, ...fields }: { weightGrams: number | null; sentOn?: string | undefined }) {
  return { ...fields, weightGrams: weightGrams === null ? '' : String(weightGrams) };
}

function noSuch(what: 'order' | 'parcel'): Response {
  return what === 'order'
    ? problem(404, 'order-not-found', 'There is no such order.')
    : problem(404, 'parcel-not-found', 'This order has no such parcel.');
}

function refusal(refused: Exclude<SendParcelResult, { ok: true }>): Response {
  const text = sendingRefusal(refused);
  switch (refused.problem) {
    case 'order-not-found':
      return noSuch('order');
    case 'needs-confirmation':
      return problem(
        409,
        refused.problem,
        `${text} Nothing was changed; send it again with \`confirmed: true\`.`,
        { questions: refused.questions },
      );
    case 'no-such-line':
      return problem(409, refused.problem, text, { lineId: refused.lineId });
    case 'too-many-pieces':
      return problem(409, refused.problem, text, { lineId: refused.lineId, most: refused.most });
    default:
      return problem(409, refused.problem, text);
  }
}
