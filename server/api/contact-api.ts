import { parseContact } from '#domain/inbox/contact-form.ts';
import { parseNewsletter } from '#domain/inbox/newsletter-form.ts';
import { receiveContactMessage } from '#operations/inbox/receive-contact-message.ts';
import { subscribeToNewsletter } from '#operations/inbox/subscribe-to-newsletter.ts';
import { problem } from '#server/http/problem.ts';
import { tooManyRequests } from '#server/pages/too-many-requests.ts';
import type { Api, ApiParts } from './api-parts.ts';
import { readJson } from './json-body.ts';

export function contactApi(api: Api, { platform, checkLimit, clientOf }: ApiParts): void {
  api.post('/contact', async ({ req, env }) => {
    const refusal = await checkLimit('contact', clientOf(req.raw, env));
    if (refusal) return tooManyRequests(refusal.retryAfterSeconds);
    const json = await readJson(req.raw);
    if (!json.ok) return json.answer;
    const parsed = parseContact(json.body);
    if (!parsed.ok) return invalid(parsed.errors);
    await receiveContactMessage(platform, parsed.message);
    return Response.json({ message: 'Thank you! Your message has been sent successfully.' }, { status: 201 });
  });

  api.post('/newsletter', async ({ req, env }) => {
    const refusal = await checkLimit('newsletter', clientOf(req.raw, env));
    if (refusal) return tooManyRequests(refusal.retryAfterSeconds);
    const json = await readJson(req.raw);
    if (!json.ok) return json.answer;
    const parsed = parseNewsletter(json.body);
    if (!parsed.ok) return invalid(parsed.errors);
    await subscribeToNewsletter(platform, { email: parsed.email, source: 'api' });
    return Response.json({ message: 'Thank you for subscribing to our beauty newsletter!' }, { status: 201 });
  });
}

function invalid(errors: Record<string, string>): Response {
  return problem(400, 'invalid-form', 'Some fields need another look.', { errors });
}
