import { Heart, Mail, MessageCircle, Package, ShoppingBag } from 'lucide-react';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readList } from '#app/request/read-list.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { listCategoryPictures } from '#database/queries/catalogue/category-pictures.ts';
import type { Route } from './+types/account-page';
import { PlainPage } from './plain-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your account',
    description: 'You shop here without an account. Find an order, or write to us.',
    path: paths.account(),
    robots: 'noindex, follow',
  });

/** Uses the picture of the last category: it is the one seen least elsewhere. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext);
  return { image: (await readList(context, listCategoryPictures(db))).at(-1) ?? null };
}

export default function AccountPage({ loaderData: { image } }: Route.ComponentProps) {
  const shop = useShop();
  return (
    <PlainPage
      name="Your account"
      headline="No account needed"
      lead={
        <>
          {shop.name} has no customer accounts: nothing to sign up for, no password to remember. Your cart
          stays in this browser, and an order opens with its number and your e-mail.
        </>
      }
      images={image ? [image] : []}
      drawnAs="wellness"
      actions={
        <>
          <ButtonLink to={paths.orders()} variant="dark">
            Find your order
          </ButtonLink>
          <ButtonLink to={paths.wishlist()} variant="outline">
            Your wishlist
          </ButtonLink>
        </>
      }
      stepsTitle="What were you looking for?"
      steps={[
        {
          icon: Package,
          title: 'An order',
          text: 'How far it has come, what is in it and when to expect it.',
          to: paths.orders(),
          action: 'Find your order',
        },
        {
          icon: Heart,
          title: 'Your wishlist',
          text: 'Everything you gave a heart, with its price and stock of today.',
          to: paths.wishlist(),
          action: 'Your wishlist',
        },
        {
          icon: ShoppingBag,
          title: 'Your cart',
          text: 'What you put aside on this device is still there.',
          to: paths.cart(),
          action: 'Go to the cart',
        },
        {
          icon: Mail,
          title: 'Letters from us',
          text: 'Subscribe with nothing but an e-mail address. A word from you, and we take it off the list again.',
          to: paths.newsletter(),
          action: 'The newsletter',
        },
        {
          icon: MessageCircle,
          title: 'Somebody to ask',
          text: 'To change an order, or to see or erase what we keep about you: write to us.',
          to: paths.contact(),
          action: 'Contact us',
        },
      ]}
    />
  );
}
