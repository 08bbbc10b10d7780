import { Mail, Tag, Truck } from 'lucide-react';
import { paths } from '#app/links/paths.ts';
import type { KnownShop } from '#app/shop/known-shop.ts';
import { isAlwaysFree } from '#domain/cart/delivery-offer.ts';
import type { NextStep } from './plain-page.tsx';

type Shop = Pick<KnownShop, 'delivery' | 'deliveryOffer' | 'sendsMail'>;

/** What is good for everyone, as far as the shop has it. */
export function rewardsSteps({ delivery, deliveryOffer, sendsMail }: Shop, hasOffers: boolean): NextStep[] {
  const hasThreshold = !isAlwaysFree(delivery) && Boolean(delivery.freeFromPence);
  return [
    ...(hasOffers ? [OFFERS] : []),
    {
      icon: Truck,
      title: 'Delivery',
      text: `${deliveryOffer}.${hasThreshold ? ' Your cart shows how much more you need.' : ''}`,
      to: paths.products(),
      action: 'All Products',
    },
    ...(sendsMail ? [NEWSLETTER] : []),
  ];
}

const OFFERS: NextStep = {
  icon: Tag,
  title: 'Offers',
  text: 'Everything on offer now, with the former price beside the new one.',
  to: paths.reduced(),
  action: 'Shop offers',
};

const NEWSLETTER: NextStep = {
  icon: Mail,
  title: 'Our newsletter',
  text: 'New arrivals and offers, now and then. Unsubscribe at any time.',
  to: paths.newsletter(),
  action: 'Sign up',
};
