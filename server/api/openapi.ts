import type * as v from 'valibot';
import { sessionCookie } from '#adapters/accounts/session-cookie.ts';
import { brandMessage, categoryMessage, heroSlideMessage } from '#domain/api/catalogue-messages.ts';
import { orderMessage, orderRequestMessage } from '#domain/api/order-message.ts';
import { pricedCartMessage } from '#domain/api/priced-cart-message.ts';
import { apiProblemMessage, orderProblemMessage } from '#domain/api/problem-message.ts';
import { productCardMessage, productMessage, productPageMessage } from '#domain/api/product-message.ts';
import { shopMessage } from '#domain/api/shop-message.ts';
import { cartItemSchema } from '#domain/cart/cart-request.ts';
import { type ApiResponse, type ApiRoute, responsesOf, SHARED_RESPONSES } from './api-route.ts';
import { jsonSchemas } from './json-schema.ts';
import { orderTo } from './order-schema.ts';
import { ANY_JSON, asRequest } from './request-schema.ts';

/** Messages with a name in the document; all others stand where they are used. */
const NAMED = {
  Problem: apiProblemMessage,
  OrderProblem: orderProblemMessage,
  ProductCard: productCardMessage,
  Product: productMessage,
  ProductPage: productPageMessage,
  Category: categoryMessage,
  Brand: brandMessage,
  HeroSlide: heroSlideMessage,
  Shop: shopMessage,
  CartItem: cartItemSchema,
  PricedCart: pricedCartMessage,
  OrderRequest: orderRequestMessage,
  Order: orderMessage,
};

/** What the document says of the shop that serves it: orders differ by where it delivers and who takes its cards. */
export type DescribedShop = { name: string; countries: readonly string[]; takesCard: boolean };

/** Of the named ones those that clients send, beside orders. */
const SENT = ['CartItem'];

/** Returns the OpenAPI 3.1 document of the routes. Money is decimal pounds; times are UTC. */
export function openApiDocument(
  routes: readonly ApiRoute[],
  publicUrl: string,
  shop: DescribedShop,
): Record<string, unknown> {
  const { byMessage, named } = jsonSchemas(routes.flatMap(messagesOf), NAMED);
  return {
    openapi: '3.1.0',
    info: {
      title: `${shop.name} shop API`,
      version: '1.0.0',
      description:
        'The operations of the shop. Errors are application/problem+json with a code and, for forms, errors by field.',
    },
    servers: [{ url: publicUrl || '/' }],
    paths: pathsOf(routes, (message) => byMessage.get(message)),
    components: {
      schemas: {
        ...sentAndRead(named ?? {}, shop),
        AnyJson: ANY_JSON,
      },
      responses: Object.fromEntries(
        [...SHARED_RESPONSES].map(([response, name]) => [
          name,
          responseOf(response, (message) => byMessage.get(message)),
        ]),
      ),
      securitySchemes: {
        staffSession: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie(publicUrl),
          description: 'Made by signing in at /cms',
        },
      },
    },
  };
}

function sentAndRead(named: Record<string, unknown>, shop: DescribedShop): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(named).map(([name, schema]) => {
      if (name === 'OrderRequest') return [name, asRequest(orderTo(shop, schema))];
      return [name, SENT.includes(name) ? asRequest(schema) : schema];
    }),
  );
}

type SchemaOf = (message: v.GenericSchema) => unknown;

function messagesOf({ parameters = [], body = {}, responses }: ApiRoute): v.GenericSchema[] {
  return [
    ...[...SHARED_RESPONSES.keys()].map(({ schema }) => schema),
    ...parameters.map(({ schema }) => schema),
    ...Object.values(body),
    ...Object.values(responses).map(({ schema }) => schema),
  ].filter((schema) => schema != null);
}

function pathsOf(routes: readonly ApiRoute[], schemaOf: SchemaOf): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = `/api${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method]: operationOf(route, schemaOf) };
  }
  return paths;
}

function operationOf(route: ApiRoute, schemaOf: SchemaOf) {
  const { path, summary, parameters = [], body, isForStaff } = route;
  const allParameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => inPath(name)),
    ...parameters.map(({ schema, ...rest }) => ({ ...rest, schema: asRequest(schemaOf(schema)) })),
  ];
  return {
    operationId: operationIdOf(route),
    tags: [path.split('/')[1]?.replace(/\.json$/, '')],
    summary,
    ...(isForStaff ? { security: [{ staffSession: [] }] } : {}),
    ...(allParameters.length > 0 ? { parameters: allParameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { ...contentOf(body, (message) => asRequest(schemaOf(message))), ...bytesOf(body) },
          },
        }
      : {}),
    responses: Object.fromEntries(
      Object.entries(responsesOf(route)).map(([status, response]) => {
        const shared = SHARED_RESPONSES.get(response);
        const described = shared
          ? { $ref: `#/components/responses/${shared}` }
          : responseOf(response, schemaOf);
        return [status, described];
      }),
    ),
  };
}

/** 'post /orders/:orderNumber/payment' is postOrdersByOrderNumberPayment. */
function operationIdOf({ method, path }: ApiRoute): string {
  const words = path
    .replaceAll(/:(\w)/g, 'by-$1')
    .split(/[^A-Za-z]+/)
    .filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function inPath(name: string) {
  return { name, in: 'path', required: true, schema: { type: 'string', pattern: '^[^\\u0000]+$' } };
}

function responseOf({ description, contentType, schema }: ApiResponse, schemaOf: SchemaOf) {
  if (!contentType) return { description };
  return { description, content: contentOf({ [contentType]: schema ?? null }, schemaOf) };
}

/** What has no message is bytes, at least one. */
function bytesOf(body: NonNullable<ApiRoute['body']>) {
  const types = Object.keys(body).filter((type) => body[type] === null);
  return Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', format: 'binary', minLength: 1 } }]),
  );
}

function contentOf(messages: Record<string, v.GenericSchema | null>, schemaOf: SchemaOf) {
  return Object.fromEntries(
    Object.entries(messages).map(([type, message]) => [type, message ? { schema: schemaOf(message) } : {}]),
  );
}
