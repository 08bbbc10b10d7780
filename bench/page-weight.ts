import { startShop } from './benched-shop.ts';

const PATH = '/product/first-draft-foundation';
const FRAMEWORK = /\/entry\.client-/;

/** Measures what a first view of a product page loads, as sent in brotli; the framework is the baseline of the script. */
export async function measurePageWeight(): Promise<string[]> {
  const shop = await startShop();
  const html = await (await fetch(shop.url + PATH, { headers: { 'accept-encoding': 'identity' } })).text();
  const linked = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, path = '']) => path))];
  const scripts = linked(/(?:href|src|import\s*|from\s*|import\()\s*=?\s*"(\/assets\/[^"]+\.js)"/g);
  const styles = linked(/href="(\/assets\/[^"#]+\.css)#?"/g);
  const fonts = linked(/href="(\/assets\/[^"]+\.woff2)"/g);
  const total = async (paths: string[]) =>
    (await Promise.all(paths.map((path) => bytesSent(shop.url + path)))).reduce(
      (sum, bytes) => sum + bytes,
      0,
    );
  const [page, script, framework, style, font] = await Promise.all([
    bytesSent(shop.url + PATH),
    total(scripts),
    total(scripts.filter((path) => FRAMEWORK.test(path))),
    total(styles),
    total(fonts),
  ]);
  await shop.stop();
  return [
    `product page script: ${kilobytes(script)} brotli in ${scripts.length} files, framework ${kilobytes(framework)}, ` +
      `ratio ${(script / framework).toFixed(2)} (aim at most 110 kB)`,
    `product page besides: HTML ${kilobytes(page)}, CSS ${kilobytes(style)} (at most 20), fonts ${kilobytes(font)} (at most 60)`,
  ];
}

async function bytesSent(url: string): Promise<number> {
  const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return Number(response.headers.get('content-length'));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
