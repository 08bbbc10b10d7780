import { isRefusedText } from '#domain/text/refused-text.ts';
import { boundaryOf, parseMultipart } from './parse-multipart.ts';

/** More than any form of the shop has: a product of 200 variants has some 3,000. */
export const MOST_FIELDS = 5000;

/** Forms with a file have few fields, and a part costs more than a field. */
const MOST_PARTS = 500;

/**
 * Returns the submitted form. Throws 400 when the body is not form data, holds text that cannot be stored, or more fields than
 * any form: the sender's mistake, so it is not logged.
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = await parseForm(request).catch(() => null);
  if (!form || holdsRefused(form)) throw new Response('This is no form the shop can read.', { status: 400 });
  return form;
}

/** Fields are counted before they are parsed: a small body may hold a hundred thousand. */
async function parseForm(request: Request): Promise<FormData | null> {
  const type = request.headers.get('content-type') ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return parseUrlEncoded(await request.text());
  const boundary = boundaryOf(type);
  if (boundary === null) return null;
  return parseMultipart(Buffer.from(await request.arrayBuffer()), boundary, MOST_PARTS);
}

function parseUrlEncoded(text: string): FormData | null {
  let fields = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    fields += 1;
    if (fields > MOST_FIELDS) return null;
  }
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}

function holdsRefused(form: FormData): boolean {
  return [...form].some(
    ([name, value]) => isRefusedText(name) || isRefusedText(typeof value === 'string' ? value : value.name),
  );
}
