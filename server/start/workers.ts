import cluster, { type Worker } from 'node:cluster';
import { addUpWorkerMetrics } from '#server/health/worker-metrics.ts';
import { countForWorkers } from '#server/http/limiter.ts';
import { restartPauses, WRONG_SETTINGS } from './restart-pause.mjs';

/** A worker that ran this long did not die of its start. */
const SERVED_FOR_MS = 10_000;

/** Starts the processes that serve, and others for those that die, after a pause that grows. Resolves with their port. */
export function startWorkers(count: number): Promise<number> {
  addUpWorkerMetrics();
  countForWorkers();
  const pauseAfter = restartPauses();
  const startedAt = new Map<number, number>();
  let isStopping = false;
  let exitCode = 0;

  const fork = () => {
    if (!isStopping) startedAt.set(cluster.fork().id, performance.now());
  };
  const stop = () => {
    isStopping = true;
    const workers = livingWorkers();
    for (const worker of workers) worker.kill('SIGTERM');
    if (workers.length === 0) process.exit(exitCode);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) {
      // The signal itself ends only a worker that has not begun to serve, and holds no request.
      exitCode ||= signal === 'SIGTERM' ? 0 : (code ?? 1);
      if (livingWorkers().length === 0) process.exit(exitCode);
      return;
    }
    if (code === WRONG_SETTINGS) {
      exitCode = WRONG_SETTINGS;
      stop();
      return;
    }
    const ranForMs = performance.now() - (startedAt.get(worker.id) ?? 0);
    const grown = pauseAfter(ranForMs);
    // Nobody listens: the first replacement of workers that did serve starts at once.
    const pauseMs = livingWorkers().length === 0 && ranForMs > SERVED_FOR_MS ? 0 : grown;
    startedAt.delete(worker.id);
    console.error(`Worker ${worker.process.pid} ended; starting another in ${pauseMs / 1000} s.`);
    setTimeout(fork, pauseMs);
  });
  const listening = new Promise<number>((resolve) => {
    cluster.on('listening', (_, address) => resolve(address.port));
  });
  for (let worker = 0; worker < count; worker++) fork();
  return listening;
}

function livingWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).flatMap((worker) =>
    worker && !worker.isDead() ? [worker] : [],
  );
}
