import { holdsRefusedText } from '#domain/text/refused-text.ts';
import { problem } from '#server/http/problem.ts';

/**
 * Returns the body as JSON of any shape, or the problem to respond with: 415 for another type, 400 for broken JSON and for
 * text that cannot be stored.
 */
export async function readJson(
  request: Request,
): Promise<{ ok: true; body: unknown } | { ok: false; response: Response }> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    return { ok: false, response: problem(415, 'not-json', 'Send the request as application/json.') };
  }
  try {
    const body: unknown = await request.json();
    if (!holdsRefusedText(body)) return { ok: true, body };
    const text = 'A text of the request holds a character that cannot be stored.';
    return { ok: false, response: problem(400, 'refused-character', text) };
  } catch {
    return { ok: false, response: problem(400, 'not-json', 'The request is not valid JSON.') };
  }
}
