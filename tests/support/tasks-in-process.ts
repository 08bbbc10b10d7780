import { flushCompileCache } from 'node:module';
import type { ServerBuild } from 'react-router';
import { type DatabaseAddress, openDatabase } from '#database/open.ts';
import { parseOrderRequest } from '#domain/order/order-request.ts';
import type { JobHandlers } from '#jobs/job-handler.ts';
import { jobHandlers } from '#jobs/job-handlers.ts';
import { JobWorker } from '#jobs/job-worker.ts';
import { placeOrder } from '#operations/order/place-order.ts';
import { buildPlatform } from '#server/platform/build-platform.ts';
import { mailMeans } from '#server/platform/mail-means.ts';
import { changeOrder, type OrderChange } from './order-change.ts';
import { orderOf, SERUM } from './order-requests.ts';
import { STRIPE_KEYS } from './stripe-shop.ts';

export type ProcessSettings = { address: DatabaseAddress; apiBase: string; smtpUrl: string; dataDir: string };

/** `diesAt`: the statement of SQL at which the process is killed; without it none. */
export type Task = { diesAt?: number | null } & (
  | /** Places an order under a key, by card if nothing else is said. */ {
      kind: 'place';
      key: string;
      by?: 'card' | 'cod';
    }
  | { kind: 'change'; change: OrderChange }
  /** Runs the jobs that are due `afterMs` from now; ends the process once a job of this kind did its work, before that is written. */
  | { kind: 'work'; afterMs: number; endsAfterJob: string | null }
);

/** A process of its own, for tests that kill it: does the tasks it is sent and reports each. */
const settings: ProcessSettings = JSON.parse(process.argv[2] ?? '');
const { address, apiBase, smtpUrl, dataDir } = settings;
const database = openDatabase(address);
let statementsLeft: number | null = null;
database.db = database.db.withPlugin({
  transformQuery({ node }) {
    if (statementsLeft !== null && statementsLeft-- <= 0) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
});
const platform = await buildPlatform(database, {
  demoShop: false,
  publicUrl: '',
  dataDir,
  mediaBucket: null,
  stripe: { ...STRIPE_KEYS, apiBase },
  smtpUrl,
});
const build: ServerBuild = await import(new URL('../../build/server/index.js', import.meta.url).href);
const handlers = jobHandlers(
  mailMeans(build, { smtpUrl, mailFrom: 'orders@shop.example', publicUrl: 'https://shop.example' }, 0),
);

process.on('message', (task: Task) => {
  statementsLeft = task.diesAt ?? null;
  void carryOut(task).then(() => {
    statementsLeft = null;
    process.send?.('done');
  });
});
// A killed process would not leave its compiled modules to the next one.
flushCompileCache();
process.send?.('ready');

function carryOut(task: Task): Promise<void> {
  if (task.kind === 'place') return place(task.key, task.by);
  return task.kind === 'change' ? changeOrder(platform, task.change) : work(task);
}

async function place(key: string, by: 'card' | 'cod' = 'card'): Promise<void> {
  const parsed = parseOrderRequest(orderOf([SERUM], { paymentMethod: by }), { takesCard: false });
  if (!parsed.ok) throw new Error('The order of the test is not valid');
  const placed = await placeOrder(platform, key, parsed.order, null);
  if (!placed.ok) throw new Error(`The order was not placed: ${placed.problem}`);
}

async function work({ afterMs, endsAfterJob }: Extract<Task, { kind: 'work' }>): Promise<void> {
  const later = { ...platform, clock: { now: () => platform.clock.now() + afterMs } };
  await new JobWorker(later, endingAfter(endsAfterJob)).runDueJobs();
}

/** The handlers of the shop, but after the work of this kind the process ends. */
function endingAfter(kind: string | null): JobHandlers {
  return new Proxy(handlers, {
    get(target, name, receiver) {
      const handler = Reflect.get(target, name, receiver);
      if (name !== kind) return handler;
      return async (...given: unknown[]) => {
        await handler(...given);
        process.kill(process.pid, 'SIGKILL');
      };
    },
  });
}
