import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const PAGE = '/product/rose-radiance-serum';
const ASK_EVERY_MS = 5;

export type Latency = { p50: number; p99: number };

/** Asks for a cached page at a fixed rate, however long the responses take: a client that waits for each would not notice the worst ones. */
export async function probe(url: string, seconds: number): Promise<Latency> {
  const agent = new Agent({ keepAlive: true });
  const times: Promise<number>[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    times.push(timeOf(url + PAGE, agent));
    await wait(ASK_EVERY_MS);
  }
  const sorted = (await Promise.all(times)).sort((a, b) => a - b);
  agent.destroy();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

function timeOf(url: string, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} responded ${response.statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });
}
