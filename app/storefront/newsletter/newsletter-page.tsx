import { data } from 'react-router';
import { paths } from '#app/paths.ts';
import { platformContext } from '#app/platform-context.ts';
import { shopOf, useShop } from '#app/shop-settings.ts';
import { pageMeta } from '#app/storefront/layout/page-meta.ts';
import { SUBSCRIBE_FAILED, SUBSCRIBED } from '#domain/messages.ts';
import { parseNewsletter } from '#domain/newsletter-form.ts';
import { subscribeToNewsletter } from '#operations/subscribe-to-newsletter.ts';
import type { Route } from './+types/newsletter-page';
import type { NewsletterAnswer, NewsletterSource } from './newsletter-answer.ts';
import { NewsletterForm } from './newsletter-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Newsletter',
    description: `New arrivals and the occasional good idea from ${shopOf(matches).name}, by email.`,
    path: paths.newsletter(),
  });

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await request.formData();
  const parsed = parseNewsletter({ email: form.get('email') });
  if (!parsed.ok) return answer({ ok: false, error: parsed.errors.email }, 422);
  try {
    return answer(
      await subscribeToNewsletter(platform, { email: parsed.email, source: sourceFrom(form) }),
      200,
    );
  } catch (error) {
    platform.log.error({ err: error }, 'a newsletter subscription failed');
    return answer({ ok: false }, 500);
  }
}

/** Also where the shop cannot be reached, the page stays and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<NewsletterAnswer> {
  try {
    return await serverAction();
  } catch {
    return { ok: false };
  }
}

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="wrap section-gap grid max-w-2xl gap-6">
      <h1 className="heading-1">Letters from {useShop().name}</h1>
      <p className="max-w-prose text-ink-soft">
        New arrivals, quiet offers and the occasional good idea, by email.
      </p>
      {actionData?.ok && (
        <p role="status" className="rounded-card bg-blush-soft px-5 py-4 font-medium text-leaf">
          {SUBSCRIBED}
        </p>
      )}
      {actionData?.ok === false && (
        <p role="alert" className="rounded-card bg-blush-soft px-5 py-4 font-medium text-rose-deep">
          {actionData.error ?? SUBSCRIBE_FAILED}
        </p>
      )}
      <NewsletterForm source="page" />
    </div>
  );
}

function answer(body: NewsletterAnswer, status: number) {
  return data(body, { status });
}

function sourceFrom(form: FormData): NewsletterSource {
  const source = form.get('source');
  return source === 'home' || source === 'footer' ? source : 'page';
}
