import type { ReactNode } from 'react';
import { paths } from '#app/links/paths.ts';
import { reviewPaths } from '#app/links/review-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { shopOf, useShop } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageIntro } from '#app/ui/page-intro.tsx';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { HELPFUL_RULE } from '#domain/reviews/helpful-rank.ts';
import { HIDDEN_REASONS } from '#domain/reviews/review.ts';
import { REVIEW_PROOF_DAYS } from '#domain/reviews/review-form.ts';
import type { ReviewSettings } from '#domain/reviews/review-settings.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import type { Route } from './+types/review-rules-page';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'How reviews work',
    description: `Who may review a product at ${shopOf(matches).name}, what we check, and what we hide.`,
    path: reviewPaths.rules(),
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { db, demo } = context.get(platformContext);
  const [{ reviews }, showsExamples] = await Promise.all([readSettings(db), demo.showsExamples()]);
  return { taken: reviews.taken, approval: reviews.approval, incentive: reviews.incentive, showsExamples };
}

/** Says what the law asks a shop with reviews to say (CMA208), from the rules that the shop itself runs. */
export default function ReviewRulesPage({ loaderData }: Route.ComponentProps) {
  const { name, supportEmail, sendsMail } = useShop();
  const { taken, approval, incentive, showsExamples } = loaderData;
  return (
    <div className="wrap pt-6 pb-20">
      <Breadcrumbs trail={[{ name: 'Home', to: paths.home() }, { name: 'How reviews work' }]} />
      <PageIntro title="How reviews work">
        Good and bad reviews are shown alike. Nobody at {name} can write one, and nobody can change a word of
        one.
      </PageIntro>
      <div className="grid max-w-3xl gap-10">
        {showsExamples && (
          <Part title="In this demo shop">
            Reviews marked ‘Example review’ were written to show how the shop looks. They come from nobody who
            bought or tried the product, and they go when the examples do.
          </Part>
        )}
        <Part title="Who may write one">
          {taken
            ? `Whoever bought the product here, from the page of the order or a link to it. ${sendsMail ? OTHERS : ''}`
            : 'No new reviews are taken at the moment. Those written before stay.'}
        </Part>
        <Part title="‘Bought here’">
          These words stand only where we know the order. A review without them comes from somebody whose
          order we do not know: we checked that the email address is theirs, but not that they bought it.
          Reviews brought from another system say so; they say ‘Bought here’ only where we know the order.
        </Part>
        <Part title="Rewards">
          Whoever got something for a review, from a free product to a place in a draw, has to say so, and the
          review says it.{' '}
          {incentive &&
            `Customers whom we ask by email may get something, whatever they write: ‘${incentive}’. `}
          A reward never depends on the stars.
        </Part>
        <Part title="What we check">{APPROVALS[approval]} Every review can be reported by every reader.</Part>
        <section className="grid gap-3">
          <h2 className="heading-3">What we hide</h2>
          <p>
            Only what this list names, and never because it is bad for sales. Each product says how many of
            its reviews are hidden, and why.
          </p>
          <dl className="grid gap-3 border-t border-line pt-4">
            {Object.values(HIDDEN_REASONS).map(({ words, says }) => (
              <div key={words} className="grid gap-x-6 sm:grid-cols-[14rem_1fr]">
                <dt className="font-semibold">{capitalised(words)}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Part title="Stars and their mean">
          The mean counts the stars of every review that is shown, each once, rewarded ones included. Cards,
          lists and searches show the same figure.
        </Part>
        <Part title="Which comes first">{HELPFUL_RULE}</Part>
        <Part title="Yours">
          To change or withdraw your review, write to{' '}
          <a
            href={`mailto:${supportEmail}`}
            className="underline underline-offset-4 [overflow-wrap:anywhere] hover:text-rose"
          >
            {supportEmail}
          </a>{' '}
          from the address you gave. Your address is never shown.
        </Part>
      </div>
    </div>
  );
}

const OTHERS = `And anybody else who has used it and proves an email address within ${REVIEW_PROOF_DAYS} days: one review for each product and address.`;

const APPROVALS: Record<ReviewSettings['approval'], string> = {
  everyone: 'Somebody in the shop reads every review before it is shown.',
  strangers:
    'Somebody in the shop reads the reviews of those whose order we do not know before they are shown. The others are shown at once.',
  nobody: 'Reviews are shown at once; we read those that are reported.',
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="heading-3">{title}</h2>
      <p>{children}</p>
    </section>
  );
}
