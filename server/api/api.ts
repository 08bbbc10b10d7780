import { Hono } from 'hono';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { CheckLimit } from '#server/http/rate-limits.ts';
import type { Api, ApiParts } from './api-parts.ts';
import { catalogueApi } from './catalogue-api.ts';
import { contactApi } from './contact-api.ts';
import { respondToUnrouted } from './known-methods.ts';
import { openApiDocument } from './openapi.ts';
import { ordersApi } from './orders-api.ts';
import { picturesApi } from './pictures-api.ts';
import { staffApi } from './staff-api.ts';

/** The JSON API: the operations of spec §7, for other clients and for the shop's own script. */
export function apiRoutes(platform: Platform, checkLimit: CheckLimit, clientOf: ApiParts['clientOf']): Api {
  const parts: ApiParts = { platform, checkLimit, clientOf };
  const api: Api = new Hono();
  api.get('/openapi.json', async () => {
    const { shop } = await readSettings(platform.db);
    return Response.json(openApiDocument(platform.publicUrl, shop.name));
  });
  catalogueApi(api, parts);
  staffApi(api, parts);
  picturesApi(api, parts);
  ordersApi(api, parts);
  contactApi(api, parts);
  api.all('*', ({ req }) => respondToUnrouted(api, req.path.replace(/^\/api/, ''), req.method));
  return api;
}
