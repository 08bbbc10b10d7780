import { spawn } from 'node:child_process';
import autocannon from 'autocannon';
import { freePort, startShop, stopProcess, untilAnswering } from './benched-shop.ts';

const PATH = '/product/rose-radiance-serum';
const SECONDS = 6;
const ROUNDS = 3;

/** A kept product page against a bare node:http server sending the same bytes; aim 0.8. */
export async function measureCachedPage(): Promise<string[]> {
  const shop = await startShop();
  const port = await freePort();
  const bare = spawn(process.execPath, ['bench/bare-server.ts', String(port), shop.url + PATH], {
    stdio: 'inherit',
  });
  const bareUrl = `http://127.0.0.1:${port}`;
  await untilAnswering(bareUrl, bare);
  const rounds: { shop: number; bare: number }[] = [];
  await load(shop.url + PATH, 2);
  await load(bareUrl + PATH, 2);
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ bare: await load(bareUrl + PATH, SECONDS), shop: await load(shop.url + PATH, SECONDS) });
  }
  await stopProcess(bare);
  await shop.stop();
  const ratios = rounds.map((round) => round.shop / round.bare).sort((a, b) => a - b);
  const middle = rounds.toSorted((a, b) => a.shop / a.bare - b.shop / b.bare)[Math.floor(ROUNDS / 2)];
  return [
    `cached product page: ${middle?.shop.toFixed(0)}/s, bare node:http ${middle?.bare.toFixed(0)}/s, ` +
      `ratio ${ratios[Math.floor(ROUNDS / 2)]?.toFixed(2)} (of ${ROUNDS}: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}; aim 0.80)`,
  ];
}

async function load(url: string, seconds: number): Promise<number> {
  const result = await autocannon({ url, connections: 50, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} wrong answers, ${result.errors} errors`);
  return result.requests.average;
}
