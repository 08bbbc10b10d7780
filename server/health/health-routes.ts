import { Hono } from 'hono';
import type { Bindings } from '#server/http/bindings.ts';
import { problem } from '#server/http/problem.ts';
import { RETRY_AFTER_SECONDS } from '#server/http/unavailable-response.ts';
import { type MetricsAccess, mayReadMetrics } from './metrics-access.ts';
import type { Fault } from './readiness.ts';

export type HealthParts = {
  findFault: () => Promise<Fault | null>;
  readMetrics: () => Promise<string>;
  metricsAccess: MetricsAccess;
};

/** Serves the addresses for monitoring and load balancers. Not cached, and open to anybody but for the metrics. */
export function healthRoutes({
  findFault,
  readMetrics,
  metricsAccess,
}: HealthParts): Hono<{ Bindings: Bindings }> {
  const health = new Hono<{ Bindings: Bindings }>();
  health.get('/healthz', () => respond(200, { alive: true }));
  health.get('/readyz', async () => {
    const failing = await findFault();
    if (!failing) return respond(200, { ready: true });
    return respond(503, { ready: false, failing }, { 'retry-after': String(RETRY_AFTER_SECONDS) });
  });
  health.get('/metrics', async ({ req, env }) => {
    if (!mayReadMetrics(req.raw.headers, env?.incoming?.socket.remoteAddress, metricsAccess))
      return problem(404, 'not-found', 'There is nothing at this address.');
    return new Response(await readMetrics(), {
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
    });
  });
  return health;
}

function respond(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
