import { type BenchedServer, startServer } from './benched-server.ts';
import { startShop } from './benched-shop.ts';
import { median } from './median.ts';
import { hasWrk, type LoadResult, loadByWrk, WRK_MISSING } from './wrk.ts';

const PATH = '/product/rose-radiance-serum';
const ACCEPT_ENCODING = 'br';
const SECONDS = 1;
const ROUNDS = 15;

/** Measures a cached product page against a bare node:http server that sends the same bytes and headers. */
export async function measureCachedPage(): Promise<string[]> {
  if (!hasWrk()) return [`cached product page: ${WRK_MISSING}`];
  const shop = await startShop();
  const bare = await startServer((port) => ({
    script: 'bench/bare-server.ts',
    args: [String(port), shop.url + PATH, ACCEPT_ENCODING],
  }));
  await load(bare);
  await load(shop);
  const rounds: { shop: LoadResult; bare: LoadResult }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ bare: await load(bare), shop: await load(shop) });
  await bare.stop();
  await shop.stop();
  const middle = (figure: (round: { shop: LoadResult; bare: LoadResult }) => number) =>
    median(rounds.map(figure));
  const ratios = rounds.map((round) => round.shop.perSecond / round.bare.perSecond).sort((a, b) => a - b);
  const [low, high] = [Math.floor(ROUNDS / 4), Math.floor((3 * ROUNDS) / 4)].map((place) =>
    ratios[place]?.toFixed(2),
  );
  return [
    `cached product page, ${ACCEPT_ENCODING}: ${middle(({ shop }) => shop.perSecond).toFixed(0)}/s, ` +
      `bare node:http with the same bytes and headers ${middle(({ bare }) => bare.perSecond).toFixed(0)}/s, ` +
      `ratio ${median(ratios).toFixed(2)} ` +
      `(median of ${ROUNDS} rounds of ${SECONDS} s each, middle half ${low} to ${high}; aim 0.80)`,
    `cached product page, CPU of the server: ${middle(({ shop }) => shop.cpuPerRequest).toFixed(1)} µs a request, ` +
      `bare ${middle(({ bare }) => bare.cpuPerRequest).toFixed(1)} µs, ` +
      `ratio ${middle(({ shop, bare }) => bare.cpuPerRequest / shop.cpuPerRequest).toFixed(2)} ` +
      `(steadier than the rate where other programs run)`,
  ];
}

function load(server: BenchedServer): Promise<LoadResult> {
  return loadByWrk(server, {
    path: PATH,
    connections: 50,
    seconds: SECONDS,
    headers: { 'accept-encoding': ACCEPT_ENCODING },
  });
}
