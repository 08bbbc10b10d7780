import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import { apiProblemMessage } from '#domain/api/problem-message.ts';
import type { Bindings } from '#server/http/bindings.ts';
import type { Hold } from '#server/load/hold.ts';

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
    const work = () => handler(context, respond);
    return route.hold === 'queued' ? api.inTurn(context.req.raw, context.env, work) : work();
  });
}
