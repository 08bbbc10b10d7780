import { Flower, Heart, MessageCircle } from 'lucide-react';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readList } from '#app/request/read-list.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { shownCard } from '#app/storefront/product-card/shown-card.ts';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { listLandingProducts, type Selection } from '#database/queries/catalogue/landing-products.ts';
import { withOffers } from '#database/queries/promotions/offers-of-product.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/gift-cards-page';
import { firstPictures } from './first-pictures.ts';
import { PlainPage } from './plain-page.tsx';
import { ProductRow } from './product-row.tsx';

const SHOWN = 4;

/** Selects gift sets. */
const GIFTS: Selection = {
  wholeCategories: [],
  named: {
    words: ['gift', 'discovery set', 'ritual', 'trio', 'duo', 'gift set', 'candle'],
    not: ['refill', 'brush'],
  },
  within: null,
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Gift cards',
    description: 'We do not sell gift cards. Find gift sets and ideas instead.',
    path: paths.giftCards(),
    robots: 'noindex, follow',
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(platformContext);
  const gifts = await readList(context, listLandingProducts(db, GIFTS, { limit: SHOWN, without: [] }));
  return { gifts: (await readList(context, withOffers(db, gifts, nowIso(clock)))).map(shownCard) };
}

export default function GiftCardsPage({ loaderData: { gifts } }: Route.ComponentProps) {
  const shop = useShop();
  return (
    <PlainPage
      name="Gift cards"
      headline="No gift cards, but plenty of gifts"
      lead={
        <>
          {shop.name} does not sell gift cards, on paper or by email. If somebody offers you one in our name,
          it is not ours: please tell us.
        </>
      }
      images={firstPictures(gifts)}
      drawnAs="fragrances"
      actions={
        <>
          {gifts.length > 0 && (
            <a href="#go-on" className={buttonClass({ variant: 'dark' })}>
              Gift ideas
            </a>
          )}
          <ButtonLink to={paths.wishlist()} variant="outline">
            Your wishlist
          </ButtonLink>
        </>
      }
      stepsTitle="More ways to give"
      steps={[
        {
          icon: Flower,
          title: 'A scent to discover',
          text: 'Small sizes and sets, for someone whose favourite you nearly know.',
          to: paths.landing('fragrances'),
          action: 'Fragrances',
        },
        {
          icon: Heart,
          title: 'A wishlist, shared',
          text: 'Ask them to share their wishlist: you see today’s prices and what is in stock.',
          to: paths.wishlist(),
          action: 'Wishlist',
        },
        {
          icon: MessageCircle,
          title: 'Not sure?',
          text: 'Tell us who it is for and what you would like to spend, and we will suggest something.',
          to: paths.contact(),
          action: 'Ask us',
        },
      ]}
    >
      <ProductRow title="Gift ideas" products={gifts} all={{ name: 'All Products', to: paths.products() }} />
    </PlainPage>
  );
}
