import { jsonFault } from '#domain/text/refused-text.ts';

/** Returns the JSON a script sent, null where it is none. Throws 400 where it holds text that cannot be stored. */
export async function readSentJson(request: Request): Promise<unknown> {
  const body: unknown = await request.json().catch(() => null);
  if (jsonFault(body)) throw new Response('This is no text the shop can store.', { status: 400 });
  return body;
}
