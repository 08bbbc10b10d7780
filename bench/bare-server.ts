import { createServer, type IncomingMessage, get as send } from 'node:http';

/** The baseline: node:http sending the same bytes and headers, read once from the shop, and doing nothing else. */
const [port, url, acceptEncoding] = process.argv.slice(2);
const page = await new Promise<IncomingMessage>((resolve, reject) => {
  send(String(url), { headers: { 'accept-encoding': acceptEncoding } }, resolve).on('error', reject);
});
const body = Buffer.concat(await page.toArray());
const ADDED_BY_NODE = ['date', 'connection', 'keep-alive'];
const headers = page.rawHeaders.filter((_, place, all) => {
  const name = all[place - (place % 2)] ?? '';
  return !ADDED_BY_NODE.includes(name.toLowerCase());
});

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
