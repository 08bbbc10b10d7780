import { isRefusedText } from '#domain/text/refused-text.ts';

/**
 * Returns the submitted form. Throws 400 when the body is not form data or holds text that cannot be stored: the sender's
 * mistake, so it is not logged.
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => null);
  if (!form || holdsRefused(form)) throw new Response('This is no form the shop can read.', { status: 400 });
  return form;
}

function holdsRefused(form: FormData): boolean {
  return [...form].some(
    ([name, value]) => isRefusedText(name) || isRefusedText(typeof value === 'string' ? value : value.name),
  );
}
