import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { type ApiRoute, responsesOf } from '#server/api/api-route.ts';

/** Throws where a response of the API is not as its route declares: another status, a field missing, wrong or not described. */
export async function checkAgainstContract(
  routes: readonly ApiRoute[],
  { method, url }: { method: string; url: string },
  response: Response,
): Promise<void> {
  const path = new URL(url).pathname.replace(/^\/api/, '');
  const there = routes.filter((other) => isAt(other.path, path));
  const written = there.filter((other) => other.path === path);
  const route = (written.length > 0 ? written : there).find((other) => other.method === method.toLowerCase());
  if (!route) return;
  const name = `${method} ${route.path}: ${response.status}`;
  const declared = responsesOf(route)[response.status];
  if (!declared) throw new Error(`${name} is not declared`);
  const { contentType, schema } = declared;
  if (!schema) return;
  if (response.headers.get('content-type') !== contentType) throw new Error(`${name} is not ${contentType}`);
  const text = await response.clone().text();
  for (const line of contentType === 'application/x-ndjson' ? text.trim().split('\n') : [text]) {
    const body: unknown = JSON.parse(line);
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) throw new Error(`${name} ${JSON.stringify(v.flatten(parsed.issues))}`);
    // A problem may say more than its schema; every other message is described to its last field.
    if (contentType !== 'application/problem+json' && !isDeepStrictEqual(parsed.output, body))
      throw new Error(`${name} has fields that its schema does not describe: ${line.slice(0, 500)}`);
  }
}

function isAt(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
}
