import { receiptMessage } from '#domain/api/receipt-message.ts';
import { contactFormSchema, parseContact } from '#domain/inbox/contact-form.ts';
import { newsletterFormSchema, parseNewsletter } from '#domain/inbox/newsletter-form.ts';
import { receiveContactMessage } from '#operations/inbox/receive-contact-message.ts';
import { subscribeToNewsletter } from '#operations/inbox/subscribe-to-newsletter.ts';
import { problem } from '#server/http/problem.ts';
import { tooManyRequests } from '#server/http/too-many-requests.ts';
import type { ApiParts } from './api-parts.ts';
import { type Api, addRoute, anyProblem, json, jsonBody } from './api-route.ts';
import { readJson } from './json-body.ts';

export function contactApi(api: Api, { platform, checkLimit, clientOf }: ApiParts): void {
  addRoute(
    api,
    {
      method: 'post',
      path: '/contact',
      hold: 'limited',
      summary: 'Write to the shop',
      body: jsonBody(contactFormSchema),
      responses: { 201: json('Received', receiptMessage), 400: anyProblem, 429: anyProblem },
    },
    async ({ req, env }, respond) => {
      const refusal = await checkLimit('contact', clientOf(req.raw, env));
      if (refusal) return tooManyRequests(refusal.retryAfterSeconds);
      const json = await readJson(req.raw);
      if (!json.ok) return json.response;
      const parsed = parseContact(json.body);
      if (!parsed.ok) return invalid(parsed.errors);
      await receiveContactMessage(platform, parsed.message);
      return respond(201, { message: 'Thank you! Your message has been sent successfully.' });
    },
  );

  addRoute(
    api,
    {
      method: 'post',
      path: '/newsletter',
      hold: 'limited',
      summary: 'Ask for the newsletter',
      body: jsonBody(newsletterFormSchema),
      responses: { 201: json('Noted', receiptMessage), 400: anyProblem, 429: anyProblem },
    },
    async ({ req, env }, respond) => {
      const refusal = await checkLimit('newsletter', clientOf(req.raw, env));
      if (refusal) return tooManyRequests(refusal.retryAfterSeconds);
      const json = await readJson(req.raw);
      if (!json.ok) return json.response;
      const parsed = parseNewsletter(json.body);
      if (!parsed.ok) return invalid(parsed.errors);
      await subscribeToNewsletter(platform, { email: parsed.email, source: 'api' });
      return respond(201, { message: 'Thank you for subscribing to our beauty newsletter!' });
    },
  );
}

function invalid(errors: Record<string, string>): Response {
  return problem(400, 'invalid-form', 'Some fields need another look.', { errors });
}
