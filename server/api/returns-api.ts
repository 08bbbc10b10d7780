import * as v from 'valibot';
import { listReturnsOf } from '#database/queries/returns/returns.ts';
import {
  askedReturnMessage,
  openReturnsMessage,
  orderLinkParameter,
  returnPicturesMessage,
  returnProblemMessage,
  returnRequestMessage,
} from '#domain/api/return-messages.ts';
import { rightForCustomer } from '#domain/returns/customer-words.ts';
import { returnPictureText } from '#domain/returns/return-picture.ts';
import { CUSTOMER } from '#operations/order/cancel-own-order.ts';
import { findLinkedOrder } from '#operations/order/order-account.ts';
import { addReturnPictures, readReturnPictures } from '#operations/returns/add-return-pictures.ts';
import { type AskReturnResult, askReturn } from '#operations/returns/ask-return.ts';
import { loadOwnReturns } from '#operations/returns/own-returns.ts';
import { problem } from '#server/http/problem.ts';
import { tooManyRequests } from '#server/http/too-many-requests.ts';
import type { ApiParts } from './api-parts.ts';
import { type Api, addRoute, anyProblem, json, jsonBody, problemOf, query } from './api-route.ts';
import { idempotencyKey, readIdempotencyKey } from './idempotency-header.ts';
import { readJson } from './json-body.ts';

const linkNeeded = { ...query('link', orderLinkParameter), required: true };

export function returnsApi(api: Api, { platform, checkLimit, clientOf }: ApiParts): void {
  addRoute(
    api,
    {
      method: 'get',
      path: '/returns',
      hold: 'limited',
      summary:
        'What the customer of an order can cancel, send back or complain of, and what they asked before',
      parameters: [linkNeeded],
      responses: {
        200: json('By path and line, with what each answer comes to', openReturnsMessage),
        404: problemOf('link-dead: the link is damaged, too old, or of an order that is gone'),
        429: anyProblem,
      },
    },
    async ({ req, env }, respond) => {
      const refusal = await checkLimit('order-link', clientOf(req.raw, env));
      if (refusal) return tooManyRequests(refusal.retryAfterSeconds);
      const link = req.query('link') ?? '';
      const order = await findLinkedOrder(platform, link);
      if (!order) return linkDead();
      const own = await loadOwnReturns(platform, order, link);
      return respond(
        200,
        {
          orderNumber: order.orderNumber,
          paths: own.paths.map(({ lines, ...path }) => ({
            ...path,
            lines: lines.map(({ lineId, name, variant, most, isOpen, whyNot, rights }) => ({
              ...{ lineId, name, variant, most, isOpen, whyNot },
              answers: rights.map(({ cause, condition, right }) => ({
                cause,
                condition,
                isOpen: right.isOpen,
                text: rightForCustomer(right),
              })),
            })),
          })),
          reasons: own.reasons,
          returns: own.returns.map(({ number, state, title, goods }) => ({ number, state, title, goods })),
        },
        { 'cache-control': 'no-store' },
      );
    },
  );

  addRoute(
    api,
    {
      method: 'post',
      path: '/returns',
      hold: 'limited',
      summary: 'Cancel pieces, send goods back or say that something is wrong, by the link of the order',
      parameters: [idempotencyKey('return')],
      body: jsonBody(returnRequestMessage),
      responses: {
        201: json('Taken down, and acknowledged by a mail', askedReturnMessage),
        400: problemOf('invalid-return, idempotency-key-missing or -invalid'),
        404: problemOf('link-dead: the link is damaged, too old, or of an order that is gone'),
        409: problemOf(
          'no-right: the law gives none, in its words; no-such-line, too-many-pieces or no-such-variant',
          returnProblemMessage,
        ),
        429: anyProblem,
      },
    },
    async ({ req, env }, respond) => {
      const refusal = await checkLimit('return', clientOf(req.raw, env));
      if (refusal) return tooManyRequests(refusal.retryAfterSeconds);
      const key = readIdempotencyKey(req.raw, 'return');
      if (!key.ok) return key.response;
      const body = await readJson(req.raw);
      if (!body.ok) return body.response;
      const parsed = v.safeParse(returnRequestMessage, body.body);
      if (!parsed.success)
        return problem(400, 'invalid-return', 'The return is not as the document describes it.');
      const { link, lines, wish, words } = parsed.output;
      const order = await findLinkedOrder(platform, link);
      if (!order) return linkDead();
      const asked = await askReturn(platform, {
        orderNumber: order.orderNumber,
        key: `api ${order.id} ${key.key}`,
        request: {
          wish,
          words,
          lines: lines.map(({ wantedVariantId, wasSent, ...line }) => ({
            ...line,
            ...(wish === 'another' && wantedVariantId !== undefined && { wantedVariantId }),
            ...(wasSent !== undefined && { wasSent }),
          })),
        },
        by: CUSTOMER,
      });
      return asked.ok ? respond(201, { number: asked.number }) : refused(asked);
    },
  );

  addRoute(
    api,
    {
      method: 'post',
      path: '/returns/:number/pictures',
      hold: 'limited',
      summary: 'Add a picture of the goods to a return, by its bytes',
      parameters: [linkNeeded],
      body: { 'application/octet-stream': null },
      responses: {
        201: json('Kept without metadata, for staff alone', returnPicturesMessage),
        404: problemOf('link-dead, or return-not-found: the order has no such return'),
        409: problemOf('not-a-picture, too-many-pixels, too-large, too-many, or closed'),
        429: anyProblem,
      },
    },
    async ({ req, env }, respond) => {
      const refusal = await checkLimit('return', clientOf(req.raw, env));
      if (refusal) return tooManyRequests(refusal.retryAfterSeconds);
      const order = await findLinkedOrder(platform, req.query('link') ?? '');
      if (!order) return linkDead();
      const returns = await listReturnsOf(platform.db, order.id);
      const given = returns.find(({ number }) => number === req.param('number'));
      if (!given) return problem(404, 'return-not-found', 'This order has no such return.');
      const read = await readReturnPictures(platform, [new Uint8Array(await req.arrayBuffer())]);
      const added = read.ok ? await addReturnPictures(platform, given.id, read.pictures) : read;
      return added.ok
        ? respond(201, { pictures: added.count })
        : problem(409, added.problem, returnPictureText(added.problem));
    },
  );
}

function linkDead(): Response {
  return problem(404, 'link-dead', 'This link opens no order.');
}

function refused(result: Exclude<AskReturnResult, { ok: true }>): Response {
  switch (result.problem) {
    case 'order-not-found':
      return linkDead();
    case 'nothing-asked':
      return problem(400, 'invalid-return', 'Say which pieces it is about.');
    case 'no-such-line':
      return problem(409, result.problem, 'Nothing of this line can be asked for any more.', {
        lineId: result.lineId,
      });
    case 'too-many-pieces':
      return problem(409, result.problem, `At most ${result.most} of this line.`, {
        lineId: result.lineId,
        most: result.most,
      });
    case 'no-such-variant':
      return problem(409, result.problem, 'What is wanted instead is not sold.', { lineId: result.lineId });
    case 'no-right':
      return problem(409, result.problem, result.text, {
        lineId: result.lineId,
        source: result.right.source,
      });
  }
}
