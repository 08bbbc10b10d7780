import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';

/** The contact details below every help page. */
export function ContactBox() {
  const shop = useShop();
  return (
    <section
      aria-labelledby="still-a-question"
      className="no-print mt-14 grid gap-x-10 gap-y-5 rounded-card bg-blush-soft p-6 sm:grid-cols-[1fr_auto] sm:items-center sm:p-9"
    >
      <div className="grid gap-2">
        <h2 id="still-a-question" className="heading-3">
          Still have a question?
        </h2>
        <p className="text-ink-soft">
          Write to{' '}
          <a href={`mailto:${shop.supportEmail}`} className="detail-link text-ink [overflow-wrap:anywhere]">
            {shop.supportEmail}
          </a>{' '}
          or call{' '}
          <a href={shop.phoneHref} className="detail-link text-ink">
            {shop.phone}
          </a>
          .{shop.replyWithin && ` We reply ${shop.replyWithin}.`}
        </p>
        <p className="text-sm text-ink-soft">{shop.businessHours.split('\n').join(' · ')}</p>
      </div>
      <ButtonLink to={paths.contact()} variant="dark" className="justify-self-start">
        Contact us
      </ButtonLink>
    </section>
  );
}
