import type * as v from 'valibot';
import { brandMessage, categoryMessage, heroSlideMessage } from '#domain/api/catalogue-messages.ts';
import { orderMessage, orderRequestMessage } from '#domain/api/order-message.ts';
import { pricedCartMessage } from '#domain/api/priced-cart-message.ts';
import { apiProblemMessage, orderProblemMessage } from '#domain/api/problem-message.ts';
import { productCardMessage, productMessage, productPageMessage } from '#domain/api/product-message.ts';
import { shopMessage } from '#domain/api/shop-message.ts';
import { cartItemSchema } from '#domain/cart/cart-request.ts';
import { type ApiResponse, type ApiRoute, problemOf } from './api-route.ts';
import { jsonSchemas } from './json-schema.ts';

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

/** Returns the OpenAPI 3.1 document of the routes. Money is decimal pounds; times are UTC. */
export function openApiDocument(
  routes: readonly ApiRoute[],
  publicUrl: string,
  shopName: string,
): Record<string, unknown> {
  const { byMessage, named } = jsonSchemas(routes.flatMap(messagesOf), NAMED);
  return {
    openapi: '3.1.0',
    info: {
      title: `${shopName} shop API`,
      version: '1.0.0',
      description:
        'The operations of the shop. Errors are application/problem+json with a code and, for forms, errors by field.',
    },
    servers: [{ url: publicUrl || '/' }],
    paths: pathsOf(routes, (message) => byMessage.get(message)),
    components: {
      schemas: named,
      securitySchemes: {
        staffSession: {
          type: 'apiKey',
          in: 'cookie',
          name: 'zabelle.session_token',
          description: 'Made by signing in at /cms',
        },
      },
    },
  };
}

type SchemaOf = (message: v.GenericSchema) => unknown;

function messagesOf({ parameters = [], body = {}, responses }: ApiRoute): v.GenericSchema[] {
  return [
    NOT_JSON.schema,
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
  const { path, summary, parameters = [], body, isForStaff, responses } = route;
  const allParameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => inPath(name)),
    ...parameters.map(({ schema, ...rest }) => ({ ...rest, schema: schemaOf(schema) })),
  ];
  const all = body && 'application/json' in body ? { ...responses, 415: NOT_JSON } : responses;
  return {
    summary,
    ...(isForStaff ? { security: [{ staffSession: [] }] } : {}),
    ...(allParameters.length > 0 ? { parameters: allParameters } : {}),
    ...(body ? { requestBody: { required: true, content: contentOf(body, schemaOf) } } : {}),
    responses: Object.fromEntries(
      Object.entries(all).map(([status, response]) => [status, responseOf(response, schemaOf)]),
    ),
  };
}

const NOT_JSON = problemOf('not-json: the body is of another type');

function inPath(name: string) {
  return { name, in: 'path', required: true, schema: { type: 'string' } };
}

function responseOf({ description, contentType, schema }: ApiResponse, schemaOf: SchemaOf) {
  if (!contentType) return { description };
  return { description, content: contentOf({ [contentType]: schema ?? null }, schemaOf) };
}

function contentOf(messages: Record<string, v.GenericSchema | null>, schemaOf: SchemaOf) {
  return Object.fromEntries(
    Object.entries(messages).map(([type, message]) => [type, message ? { schema: schemaOf(message) } : {}]),
  );
}
