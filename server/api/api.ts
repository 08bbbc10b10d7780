import { Hono } from 'hono';
import * as v from 'valibot';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { servedCountries } from '#domain/delivery/served-countries.ts';
import { servedZones } from '#domain/delivery/served-zones.ts';
import type { ApiParts } from './api-parts.ts';
import { type Api, addRoute, json } from './api-route.ts';
import { catalogueApi } from './catalogue-api.ts';
import { contactApi } from './contact-api.ts';
import { respondToUnrouted } from './known-methods.ts';
import { openApiDocument } from './openapi.ts';
import { ordersApi } from './orders-api.ts';
import { parcelsApi } from './parcels-api.ts';
import { paymentsApi } from './payments-api.ts';
import { picturesApi } from './pictures-api.ts';
import { refundsApi } from './refunds-api.ts';
import { returnsApi } from './returns-api.ts';
import { reviewsApi } from './reviews-api.ts';
import { staffApi } from './staff-api.ts';

export function buildApi(parts: ApiParts): Api {
  const api: Api = { hono: new Hono(), routes: [], inTurn: parts.inTurn };
  const { db, publicUrl, payments } = parts.platform;
  /** The document takes longer to make than to send, and changes with these settings alone. */
  let made: { of: string; text: string } | null = null;
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
      const { shop, plan } = await readSettings(db);
      const takesCard = !(await payments.current())?.publishableKey;
      const described = { name: shop.name, countries: servedCountries(servedZones(plan).zones), takesCard };
      const of = JSON.stringify(described);
      if (made?.of !== of)
        made = { of, text: JSON.stringify(openApiDocument(api.routes, publicUrl, described)) };
      return new Response(made.text, { headers: { 'content-type': 'application/json' } });
    },
  );
  catalogueApi(api, parts);
  staffApi(api, parts);
  refundsApi(api, parts);
  reviewsApi(api, parts);
  parcelsApi(api, parts);
  picturesApi(api, parts);
  ordersApi(api, parts);
  paymentsApi(api, parts);
  contactApi(api, parts);
  returnsApi(api, parts);
  api.hono.all('*', ({ req }) => respondToUnrouted(api.hono, req.path.replace(/^\/api/, ''), req.method));
  return api;
}
