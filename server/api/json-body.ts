import { problem } from '#server/http/problem.ts';

/** Returns the body as JSON of any shape, or the problem to respond with: 415 for another type, 400 for broken JSON. */
export async function readJson(
  request: Request,
): Promise<{ ok: true; body: unknown } | { ok: false; response: Response }> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    return { ok: false, response: problem(415, 'not-json', 'Send the request as application/json.') };
  }
  try {
    return { ok: true, body: await request.json() };
  } catch {
    return { ok: false, response: problem(400, 'not-json', 'The request is not valid JSON.') };
  }
}
