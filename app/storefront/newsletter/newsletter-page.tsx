import { data } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { readList } from '#app/request/read-list.ts';
import { shopOf, useShop } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { PhotoHead } from '#app/storefront/page/photo-head.tsx';
import { listArticles } from '#database/queries/content/pages.ts';
import { parseNewsletter } from '#domain/inbox/newsletter-form.ts';
import { categoryTone } from '#domain/packaging/packaging-tone.ts';
import { SUBSCRIBE_FAILED, SUBSCRIBED, SUBSCRIPTION_TO_CONFIRM } from '#domain/words/messages.ts';
import { subscribeToNewsletter } from '#operations/inbox/subscribe-to-newsletter.ts';
import type { Route } from './+types/newsletter-page';
import { NewsletterForm } from './newsletter-form.tsx';
import type { NewsletterResult, NewsletterSource } from './newsletter-result.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Newsletter',
    description: `New arrivals and the occasional good idea from ${shopOf(matches).name}.`,
    path: paths.newsletter(),
  });

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const parsed = parseNewsletter({ email: form.get('email') });
  if (!parsed.ok) return respond({ ok: false, errors: parsed.errors }, 422);
  try {
    return respond(
      await subscribeToNewsletter(platform, { email: parsed.email, source: sourceFrom(form) }),
      200,
    );
  } catch (error) {
    platform.log.error({ err: error }, 'a newsletter subscription failed');
    return respond({ ok: false, errors: {} }, 500);
  }
}

/** When the shop cannot be reached, the page stays and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<NewsletterResult> {
  try {
    return await serverAction();
  } catch {
    return { ok: false, errors: {} };
  }
}

/** Loads the picture of the newest article. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext);
  const [newest] = await readList(context, listArticles(db));
  return { image: newest?.imageUrl ? { url: newest.imageUrl, alt: newest.imageAlt } : null };
}

export default function NewsletterPage({ loaderData: { image }, actionData }: Route.ComponentProps) {
  const { name, sendsMail } = useShop();
  return (
    <div className="py-8 md:py-12">
      <PhotoHead
        eyebrow={sendsMail ? 'By email, now and then' : 'Not begun yet'}
        title={`The ${name} newsletter`}
        images={image ? [image] : []}
        tone={categoryTone('makeup')}
        drawnAs="makeup"
      >
        <p className="max-w-[48ch] text-lg">New arrivals, quiet offers and the occasional good idea.</p>
        {actionData?.ok && (
          <p role="status" className="rounded-card bg-blush-soft px-5 py-4 font-medium text-leaf">
            {SUBSCRIBED}
            {sendsMail && ` ${SUBSCRIPTION_TO_CONFIRM}`}
          </p>
        )}
        {actionData?.ok === false && (
          <p role="alert" className="rounded-card bg-blush-soft px-5 py-4 font-medium text-rose-deep">
            {actionData.errors.email ?? SUBSCRIBE_FAILED}
          </p>
        )}
        <div className="w-full max-w-md">
          <NewsletterForm source="page" />
        </div>
      </PhotoHead>
    </div>
  );
}

function respond(body: NewsletterResult, status: number) {
  return data(body, { status });
}

function sourceFrom(form: FormData): NewsletterSource {
  const source = form.get('source');
  return source === 'home' || source === 'footer' ? source : 'page';
}
