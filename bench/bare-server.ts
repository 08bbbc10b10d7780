import { createServer } from 'node:http';

/** The baseline: node:http sending the same bytes and headers, read once from the shop, and doing nothing else. */
const [port, url] = process.argv.slice(2);
const page = await fetch(String(url), { headers: { 'accept-encoding': 'identity' } });
const body = Buffer.from(await page.arrayBuffer());
const headers = [...page.headers]
  .filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
  .flat();

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
