import { Mail, Tag, Truck } from 'lucide-react';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readList } from '#app/request/read-list.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { shownCard } from '#app/storefront/product-card/shown-card.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { listProducts } from '#database/queries/catalogue/products.ts';
import { parseListing } from '#domain/listing/listing.ts';
import type { Route } from './+types/rewards-page';
import { firstPictures } from './first-pictures.ts';
import { PlainPage } from './plain-page.tsx';
import { ProductRow } from './product-row.tsx';

const SHOWN = 4;
const REDUCED = parseListing(new URLSearchParams({ offer: 'yes', stock: 'in', sort: 'rating' }));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Rewards',
    description: 'There is no points programme here. What there is instead: fair prices, shown as they are.',
    path: paths.rewards(),
    robots: 'noindex, follow',
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext);
  const reduced = await readList(
    context,
    listProducts(db, REDUCED, SHOWN).then(({ items }) => items),
  );
  return { reduced: reduced.map(shownCard) };
}

export default function RewardsPage({ loaderData: { reduced } }: Route.ComponentProps) {
  const shop = useShop();
  return (
    <PlainPage
      name="Rewards"
      headline="No points, plain prices"
      lead={
        <>
          {shop.name} does not offer a rewards programme: nothing to collect and nothing that runs out.
          Everybody sees the same prices, with what a thing cost before where it is reduced.
        </>
      }
      images={firstPictures(reduced.slice(1))}
      drawnAs="skincare"
      actions={
        <>
          <ButtonLink to={paths.reduced()} variant="dark">
            See what is reduced
          </ButtonLink>
          <ButtonLink to={paths.products()} variant="outline">
            All Products
          </ButtonLink>
        </>
      }
      stepsTitle="What is good for everybody"
      steps={[
        {
          icon: Tag,
          title: 'Reduced now',
          text: 'Everything that costs less than it did, with the price before beside it.',
          to: paths.reduced(),
          action: 'See what is reduced',
        },
        {
          icon: Truck,
          title: 'Delivery',
          text: `${shop.deliveryOffer}. The cart says how much is missing.`,
          to: paths.products(),
          action: 'All Products',
        },
        {
          icon: Mail,
          title: 'Letters from us',
          text: 'New things and reductions, now and then. You can leave at any time.',
          to: paths.newsletter(),
          action: 'The newsletter',
        },
      ]}
    >
      <ProductRow
        title="Reduced and in stock"
        products={reduced}
        all={{ name: 'All that is reduced', to: paths.reduced() }}
      />
    </PlainPage>
  );
}
