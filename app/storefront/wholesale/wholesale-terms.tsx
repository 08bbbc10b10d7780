import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { ArrowRightIcon } from '#app/ui/icons.tsx';

const STEPS = [
  {
    title: 'You apply',
    text: 'The form below takes about three minutes. Company and VAT numbers help, but a sole trader without either is welcome.',
  },
  {
    title: 'We read and write back',
    text: 'A person looks at what you need and answers by email or phone, with questions if there are any.',
  },
  {
    title: 'We agree',
    text: 'Prices, quantities and delivery are agreed with you in writing. Until then neither side owes anything.',
  },
];

const SHELVES = [
  ['Salon Tools', paths.landing('salon-tools')],
  ['Professional Hair Care', paths.landing('professional-haircare')],
  ['Makeup Artist', paths.landing('makeup-artist')],
  ['Barber Supplies', paths.landing('barber-supplies')],
  ['Spa Essentials', paths.landing('spa-essentials')],
] as const;

/** Explains trade accounts without promising figures that are not agreed. */
export function WholesaleTerms() {
  const { showsVat } = useShop();
  return (
    <>
      <section aria-labelledby="how-it-works" className="wrap section-gap">
        <h2 id="how-it-works" className="heading-2 mb-8 md:mb-10">
          How it works
        </h2>
        <ol className="grid gap-8 sm:grid-cols-3 md:gap-12">
          {STEPS.map(({ title, text }, place) => (
            <li key={title} className="grid content-start gap-2 border-t border-line-strong pt-4">
              <p aria-hidden="true" className="font-display text-2xl text-rose">
                {place + 1}
              </p>
              <h3 className="heading-3">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="good-to-know" className="border-t border-line">
        <div className="wrap section-gap grid gap-x-16 gap-y-10 md:grid-cols-2">
          <div className="grid content-start gap-4">
            <h2 id="good-to-know" className="heading-2">
              Said plainly
            </h2>
            <ul className="grid gap-3 text-ink-soft">
              <li>
                There is no trade price list on this page: what we can do depends on what and how much you
                buy.
              </li>
              <li>An application is a conversation, not an order, and we may say no.</li>
              <li>
                Prices in the shop are for everybody{showsVat && ' and include VAT'}. You may order at them
                today.
              </li>
            </ul>
          </div>
          <div className="grid content-start gap-4">
            <h2 className="heading-2">Have a look first</h2>
            <ul className="grid">
              {SHELVES.map(([name, to]) => (
                <li key={to}>
                  <Link to={to} className="landing-brand">
                    {name}
                    <ArrowRightIcon className="size-4 shrink-0 text-rose" />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </>
  );
}
