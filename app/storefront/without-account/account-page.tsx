import { paths } from '#app/paths.ts';
import { useShop } from '#app/shop-settings.ts';
import { pageMeta } from '#app/storefront/layout/page-meta.ts';
import type { Route } from './+types/account-page';
import { PlainPage } from './plain-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your account',
    description: 'You shop here without an account. Find an order, or write to us.',
    path: paths.account(),
    robots: 'noindex, follow',
  });

export default function AccountPage() {
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
      stepsTitle="What were you looking for?"
      steps={[
        {
          title: 'An order',
          text: 'How far it has come, what is in it and when to expect it.',
          to: paths.orders(),
          action: 'Find your order',
        },
        {
          title: 'Your wishlist',
          text: 'Everything you gave a heart, with its price and stock of today.',
          to: paths.wishlist(),
          action: 'Your wishlist',
        },
        {
          title: 'Your cart',
          text: 'What you put aside on this device is still there.',
          to: paths.cart(),
          action: 'Go to the cart',
        },
        {
          title: 'Letters from us',
          text: 'Subscribe with nothing but an e-mail address. Each letter has a link to leave.',
          to: paths.newsletter(),
          action: 'The newsletter',
        },
        {
          title: 'Somebody to ask',
          text: 'To change an order, or to see or erase what we keep about you: write to us.',
          to: paths.contact(),
          action: 'Contact us',
        },
      ]}
    />
  );
}
