import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import { apiProblemMessage } from '#domain/api/problem-message.ts';
import type { Bindings } from '#server/http/bindings.ts';
import type { Hold } from '#server/load/hold.ts';
import { respondToUnrouted } from './known-methods.ts';

export type Api = {
  hono: Hono<{ Bindings: Bindings }>;
  routes: ApiRoute[];
  /** Runs the work of a queued route when its turn has come. */
  inTurn: (
    request: Request,
    bindings: Bindings | undefined,
    work: () => Promise<Response>,
  ) => Promise<Response>;
};

/** A route of the JSON API with all its messages: what is served and what the OpenAPI document says of it. */
export type ApiRoute = {
  method: 'get' | 'post' | 'patch';
  /** Below /api, in Hono's notation: '/products/:id'. */
  path: `/${string}`;
  summary: string;
  /** What keeps the route from taking all of the shop's time. */
  hold: Hold;
  parameters?: readonly ApiParameter[];
  /** The schema of a JSON body; null for bytes of any kind. */
  body?: Record<string, v.GenericSchema | null>;
  /** Only with the session of a member of staff. */
  isForStaff?: boolean;
  responses: Record<number, ApiResponse>;
};

export type ApiParameter = {
  name: string;
  in: 'query' | 'header' | 'path';
  schema: v.GenericSchema;
  required?: boolean;
  description?: string;
};

export type ApiResponse = { description: string; contentType?: string; schema?: v.GenericSchema };

export function query(name: string, schema: v.GenericSchema, description?: string): ApiParameter {
  return { name, in: 'query', schema, description };
}

export function json<Schema extends v.GenericSchema>(description: string, schema: Schema) {
  return { description, contentType: 'application/json', schema };
}

export function jsonBody<Schema extends v.GenericSchema>(schema: Schema) {
  return { 'application/json': schema };
}

export function problemOf(description: string, schema: v.GenericSchema = apiProblemMessage): ApiResponse {
  return { description, contentType: 'application/problem+json', schema };
}

export const anyProblem = problemOf('What went wrong, with a code');

/** What any route may answer before its own work or instead of it; described once. */
const BEFORE_EVERY_ROUTE: Record<number, ApiResponse> = {
  400: problemOf('refused-character or malformed-address: the address holds what no text of the shop may'),
  429: problemOf('too-many-requests: try again after Retry-After'),
  500: problemOf('unexpected: a fault of the shop; it is logged'),
  503: problemOf('busy, or the database is away: try again after Retry-After'),
};
const BEFORE_EVERY_WRITE: Record<number, ApiResponse> = {
  403: problemOf('foreign-origin: the request came from the page of another site'),
  413: problemOf('too-large: the body is longer than any message'),
};
const BEFORE_JSON: Record<number, ApiResponse> = {
  400: problemOf('not-json, refused-character or too-many-values: the body cannot be read'),
  415: problemOf('not-json: the body is of another type'),
};

/** All that a route may answer, by status: what it declares, and what stands before every route. */
export function responsesOf({ method, body, responses }: ApiRoute): Record<number, ApiResponse> {
  return {
    ...BEFORE_EVERY_ROUTE,
    ...(method === 'get' ? {} : BEFORE_EVERY_WRITE),
    ...(body && 'application/json' in body ? BEFORE_JSON : {}),
    ...responses,
  };
}

/** The shared responses under their names in the document. */
export const SHARED_RESPONSES: ReadonlyMap<ApiResponse, string> = new Map([
  [anyProblem, 'Problem'],
  ...namesOf('Any', BEFORE_EVERY_ROUTE),
  ...namesOf('Write', BEFORE_EVERY_WRITE),
  ...namesOf('Json', BEFORE_JSON),
]);

function namesOf(group: string, responses: Record<number, ApiResponse>): [ApiResponse, string][] {
  return Object.entries(responses).map(([status, response]) => [response, `${group}Problem${status}`]);
}

/** Sends a message of the route as JSON; its type is that of the status. */
type Respond<Route extends ApiRoute> = <Status extends keyof Route['responses'] & number>(
  status: Status,
  message: MessageOf<Route['responses'][Status]>,
  headers?: Record<string, string>,
) => Response;

type MessageOf<Response> = Response extends { schema: infer Schema extends v.GenericSchema }
  ? v.InferOutput<Schema>
  : never;

type Handler<Route extends ApiRoute> = (
  context: Context<{ Bindings: Bindings }, Route['path']>,
  respond: Respond<Route>,
) => Promise<Response>;

/** Serves a route and adds it to the OpenAPI document, both by one call so that neither is forgotten. */
export function addRoute<const Route extends ApiRoute>(
  api: Api,
  route: Route,
  handler: Handler<Route>,
): void {
  api.routes.push(route);
  const respond: Respond<Route> = (status, message, headers) => Response.json(message, { status, headers });
  api.hono.on(route.method.toUpperCase(), route.path, (context) => {
    // '/orders/find' is an address of its own, no order's.
    const path = context.req.path.replace(/^\/api/, '');
    if (path !== route.path && api.routes.some((other) => other.path === path))
      return respondToUnrouted(api.hono, path, context.req.method);
    const work = () => handler(context, respond);
    return route.hold === 'queued' ? api.inTurn(context.req.raw, context.env, work) : work();
  });
}
