import { Hono } from 'hono';
import * as v from 'valibot';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import type { ApiParts } from './api-parts.ts';
import { type Api, addRoute, json } from './api-route.ts';
import { catalogueApi } from './catalogue-api.ts';
import { contactApi } from './contact-api.ts';
import { respondToUnrouted } from './known-methods.ts';
import { openApiDocument } from './openapi.ts';
import { ordersApi } from './orders-api.ts';
import { paymentsApi } from './payments-api.ts';
import { picturesApi } from './pictures-api.ts';
import { staffApi } from './staff-api.ts';

export function buildApi(parts: ApiParts): Api {
  const api: Api = { hono: new Hono(), routes: [], inTurn: parts.inTurn };
  const { db, publicUrl } = parts.platform;
  /** The document takes longer to make than to send, and changes with the shop's name alone. */
  let made: { name: string; text: string } | null = null;
  addRoute(
    api,
    {
      method: 'get',
      path: '/openapi.json',
      hold: 'queued',
      summary: 'This document',
      responses: { 200: json('OpenAPI 3.1', v.record(v.string(), v.unknown())) },
    },
    async () => {
      const { shop } = await readSettings(db);
      if (made?.name !== shop.name)
        made = { name: shop.name, text: JSON.stringify(openApiDocument(api.routes, publicUrl, shop.name)) };
      return new Response(made.text, { headers: { 'content-type': 'application/json' } });
    },
  );
  catalogueApi(api, parts);
  staffApi(api, parts);
  picturesApi(api, parts);
  ordersApi(api, parts);
  paymentsApi(api, parts);
  contactApi(api, parts);
  api.hono.all('*', ({ req }) => respondToUnrouted(api.hono, req.path.replace(/^\/api/, ''), req.method));
  return api;
}
