import { jsonFault } from '#domain/text/refused-text.ts';
import { problem } from '#server/http/problem.ts';

const FAULTS = {
  'refused-text': ['refused-character', 'A text of the request holds a character that cannot be stored.'],
  'too-many-values': ['too-many-values', 'The request holds more values than any message of the shop.'],
} as const;

/**
 * Returns the body as JSON of any shape, or the problem to respond with: 415 for another type, 400 for broken JSON, for text
 * that cannot be stored, and for more values than any message has.
 */
export async function readJson(
  request: Request,
): Promise<{ ok: true; body: unknown } | { ok: false; response: Response }> {
  if (!isJson(request)) {
    return { ok: false, response: problem(415, 'not-json', 'Send the request as application/json.') };
  }
  const parsed = parse(await request.text().catch(() => ''));
  if (!parsed) return { ok: false, response: problem(400, 'not-json', 'The request is not valid JSON.') };
  const fault = jsonFault(parsed.body);
  if (!fault) return { ok: true, body: parsed.body };
  const [code, text] = FAULTS[fault];
  return { ok: false, response: problem(400, code, text) };
}

/** True for 'application/json', with parameters or a prefix such as 'ld+', in any case of letters. */
export function isJson(request: Request): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(request.headers.get('content-type') ?? '');
}

function parse(text: string): { body: unknown } | null {
  try {
    return { body: JSON.parse(text) };
  } catch {
    return null;
  }
}
