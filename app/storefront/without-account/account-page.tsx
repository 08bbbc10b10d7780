import { Heart, Mail, MessageCircle, Package, ShoppingBag } from 'lucide-react';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readList } from '#app/request/read-list.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { listCategoryPictures } from '#database/queries/catalogue/category-pictures.ts';
import type { Route } from './+types/account-page';
import { type NextStep, PlainPage } from './plain-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your account',
    description: 'Shop without an account. Track an order or contact us.',
    path: paths.account(),
    robots: 'noindex, follow',
  });

/** Uses the picture of the last category: it is the one seen least elsewhere. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext);
  return { image: (await readList(context, listCategoryPictures(db))).at(-1) ?? null };
}

const NEWSLETTER: NextStep = {
  icon: Mail,
  title: 'Our newsletter',
  text: 'All we need is your email address. Unsubscribe at any time.',
  to: paths.newsletter(),
  action: 'Sign up',
};

export default function AccountPage({ loaderData: { image } }: Route.ComponentProps) {
  const shop = useShop();
  return (
    <PlainPage
      name="Your account"
      headline="No account needed"
      lead={
        <>
          {shop.name} has no customer accounts: nothing to sign up for, no password to remember. Your cart is
          saved in this browser, and you can open an order with its number and your email.
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
          text: 'See where it is, what is in it and when to expect it.',
          to: paths.orders(),
          action: 'Find your order',
        },
        {
          icon: Heart,
          title: 'Your wishlist',
          text: 'Everything you have saved, with today’s price and stock.',
          to: paths.wishlist(),
          action: 'Your wishlist',
        },
        {
          icon: ShoppingBag,
          title: 'Your cart',
          text: 'Everything you added on this device is still there.',
          to: paths.cart(),
          action: 'Go to the cart',
        },
        ...(shop.sendsMail ? [NEWSLETTER] : []),
        {
          icon: MessageCircle,
          title: 'Need help?',
          text: 'To change an order, or to see or erase the data we hold about you, contact us.',
          to: paths.contact(),
          action: 'Contact us',
        },
      ]}
    />
  );
}
