import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readList } from '#app/request/read-list.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { shownCard } from '#app/storefront/product-card/shown-card.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { listProducts } from '#database/queries/listing/list-products.ts';
import { withOffers } from '#database/queries/promotions/offers-of-product.ts';
import { parseListing } from '#domain/listing/listing.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/rewards-page';
import { firstPictures } from './first-pictures.ts';
import { PlainPage } from './plain-page.tsx';
import { ProductRow } from './product-row.tsx';
import { rewardsSteps } from './rewards-steps.ts';

const SHOWN = 4;
const REDUCED = parseListing(new URLSearchParams({ offer: 'yes', stock: 'in', sort: 'rating' }));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Rewards',
    description: 'There is no points programme here: just fair prices, clearly shown.',
    path: paths.rewards(),
    robots: 'noindex, follow',
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(platformContext);
  const reduced = await readList(
    context,
    listProducts(db, REDUCED, SHOWN).then(({ items }) => items),
  );
  return { reduced: (await readList(context, withOffers(db, reduced, nowIso(clock)))).map(shownCard) };
}

export default function RewardsPage({ loaderData: { reduced } }: Route.ComponentProps) {
  const shop = useShop();
  return (
    <PlainPage
      name="Rewards"
      headline="No points, plain prices"
      lead={
        <>
          {shop.name} does not offer a rewards programme: nothing to collect, nothing that expires. What an
          offer takes off stands on the product’s page and in your cart.
        </>
      }
      images={firstPictures(reduced.slice(1))}
      drawnAs="skincare"
      actions={
        <>
          {reduced.length > 0 && (
            <ButtonLink to={paths.reduced()} variant="dark">
              Shop offers
            </ButtonLink>
          )}
          <ButtonLink to={paths.products()} variant="outline">
            All Products
          </ButtonLink>
        </>
      }
      stepsTitle="Good for everyone"
      steps={rewardsSteps(shop, reduced.length > 0)}
    >
      <ProductRow
        title="On offer and in stock"
        products={reduced}
        all={{ name: 'All offers', to: paths.reduced() }}
      />
    </PlainPage>
  );
}
