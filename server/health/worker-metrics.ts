import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, type Registry } from 'prom-client';

const REQUEST = 'zabelle:metrics-request';
const RESPONSE = 'zabelle:metrics-response';
const LONGEST_WAIT_MS = 6000;

/** Lets the process that started the workers add up their figures for whichever is asked. Call before the first one starts. */
export function addUpWorkerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    const id = idOf(message, REQUEST);
    if (id === null) return;
    all.clusterMetrics().then(
      (text) => worker.send({ type: RESPONSE, id, text }),
      (error: unknown) => worker.send({ type: RESPONSE, id, error: String(error) }),
    );
  });
}

/** Returns the text of the metrics: those of all workers, or of the one process there is. */
export function metricsReader(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  // Makes this worker respond to the first process, which asks all of them.
  new AggregatorRegistry();
  return () => {
    const id = randomUUID();
    return new Promise((resolve, reject) => {
      const settle = (message: unknown) => {
        if (idOf(message, RESPONSE) !== id) return;
        stop();
        const text = textOf(message);
        if (text === null) reject(new Error('The workers gave no metrics'));
        else resolve(text);
      };
      const timer = setTimeout(() => {
        stop();
        reject(new Error('The workers gave no metrics in time'));
      }, LONGEST_WAIT_MS);
      const stop = () => {
        clearTimeout(timer);
        process.off('message', settle);
      };
      process.on('message', settle);
      process.send?.({ type: REQUEST, id });
    });
  };
}

function idOf(message: unknown, type: string): string | null {
  if (typeof message !== 'object' || message === null) return null;
  if (!('type' in message) || message.type !== type || !('id' in message)) return null;
  return typeof message.id === 'string' ? message.id : null;
}

function textOf(message: unknown): string | null {
  return typeof message === 'object' &&
    message !== null &&
    'text' in message &&
    typeof message.text === 'string'
    ? message.text
    : null;
}
