import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isStaffPath } from '#app/links/staff-path.ts';
import type { OpenDatabase } from '#database/open.ts';
import type { PageCache } from '#server/pages/page-cache.ts';

/** A request served from the page cache without the router is of class `cached-page`. */
export type RequestClass = 'cached-page' | 'page' | 'cms' | 'api' | 'media' | 'asset' | 'health';

export type Metrics = {
  registry: Registry;
  noteRequest(kind: RequestClass, status: number, milliseconds: number): void;
  noteOrder(): void;
};

const HEALTH_PATHS = ['/healthz', '/readyz', '/metrics'];
const DURATION_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The figures of one process. Those of its pool and page cache are read when somebody asks. */
export function processMetrics(database: OpenDatabase, pages: Pick<PageCache, 'size'>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  AggregatorRegistry.setRegistries(registry);
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'zabelle_http_requests_total',
    help: 'Requests by class and status',
    labelNames: ['class', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'zabelle_http_request_duration_seconds',
    help: 'Time from the request to the end of its response, by class',
    labelNames: ['class'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const orders = new Counter({
    name: 'zabelle_orders_placed_total',
    help: 'New orders placed by this process',
    registers,
  });
  gauge(registry, 'zabelle_page_cache_pages', 'Cached pages', () => pages.size.pages);
  gauge(registry, 'zabelle_page_cache_bytes', 'Bytes of the cached pages', () => pages.size.bytes);
  if (database.engine === 'postgres') {
    const { pool } = database;
    gauge(registry, 'zabelle_postgres_connections', 'Open connections', () => pool.totalCount);
    gauge(registry, 'zabelle_postgres_connections_idle', 'Free ones among them', () => pool.idleCount);
    gauge(registry, 'zabelle_postgres_waiting', 'Works that wait for a connection', () => pool.waitingCount);
  }
  return {
    registry,
    noteRequest(kind, status, milliseconds) {
      requests.inc({ class: kind, status });
      durations.observe({ class: kind }, milliseconds / 1000);
    },
    noteOrder: () => orders.inc(),
  };
}

export function requestClass(path: string): Exclude<RequestClass, 'cached-page'> {
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/media/')) return 'media';
  if (HEALTH_PATHS.includes(path)) return 'health';
  return isStaffPath(path.split('?')[0] ?? path) ? 'cms' : 'page';
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
