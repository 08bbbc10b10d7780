import { problem } from '#server/http/problem.ts';

/** The body as JSON of any shape, or the problem to answer. */
export async function readJson(
  request: Request,
): Promise<{ ok: true; body: unknown } | { ok: false; answer: Response }> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    return { ok: false, answer: problem(415, 'not-json', 'Send the request as application/json.') };
  }
  try {
    return { ok: true, body: await request.json() };
  } catch {
    return { ok: false, answer: problem(400, 'not-json', 'The request is not valid JSON.') };
  }
}
