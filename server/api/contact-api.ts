import * as v from 'valibot';
import { contactFormSchema } from '#domain/contact-form.ts';
import { fieldErrors } from '#domain/field-errors.ts';
import { isRecord } from '#domain/is-record.ts';
import { newsletterFormSchema } from '#domain/newsletter-form.ts';
import { receiveContactMessage } from '#operations/receive-contact-message.ts';
import { subscribeToNewsletter } from '#operations/subscribe-to-newsletter.ts';
import { tooManyRequests } from '../too-many-requests.ts';
import type { Api, ApiParts } from './api.ts';
import { readJson } from './json-body.ts';
import { problem } from './problem.ts';

export function contactApi(api: Api, { platform, checkLimit, clientOf }: ApiParts): void {
  api.post('/contact', async ({ req, env }) => {
    const refusal = await checkLimit('contact', clientOf(req.raw, env));
    if (refusal) return tooManyRequests(refusal.retryAfterSeconds);
    const json = await readJson(req.raw);
    if (!json.ok) return json.answer;
    const parsed = parse(contactFormSchema, json.body);
    if (!parsed.success) return invalid(parsed.issues);
    await receiveContactMessage(platform, parsed.output);
    return Response.json({ message: 'Thank you! Your message has been sent successfully.' }, { status: 201 });
  });

  api.post('/newsletter', async ({ req, env }) => {
    const refusal = await checkLimit('newsletter', clientOf(req.raw, env));
    if (refusal) return tooManyRequests(refusal.retryAfterSeconds);
    const json = await readJson(req.raw);
    if (!json.ok) return json.answer;
    const parsed = parse(newsletterFormSchema, json.body);
    if (!parsed.success) return invalid(parsed.issues);
    await subscribeToNewsletter(platform, { email: parsed.output.email, source: 'api' });
    return Response.json({ message: 'Thank you for subscribing to our beauty newsletter!' }, { status: 201 });
  });
}

/** What is no object has no fields: every required one is missing. */
function parse<S extends v.GenericSchema>(schema: S, body: unknown): v.SafeParseResult<S> {
  return v.safeParse(schema, isRecord(body) ? body : {});
}

function invalid(issues: Parameters<typeof fieldErrors>[0]): Response {
  return problem(400, 'invalid-form', 'Some fields need another look.', { errors: fieldErrors(issues) });
}
