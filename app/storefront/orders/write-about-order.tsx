import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export function WriteAboutOrder({ orderNumber }: { orderNumber: string }) {
  const shop = useShop();
  const subject = encodeURIComponent(`Order ${orderNumber}`);
  return (
    <div className="grid gap-3">
      <h2 className="heading-3">Something not right?</h2>
      <p className="text-ink-soft">
        Write to{' '}
        <a
          href={`mailto:${shop.supportEmail}?subject=${subject}`}
          className="detail-link [overflow-wrap:anywhere]"
        >
          {shop.supportEmail}
        </a>{' '}
        with the number above, or call{' '}
        <a href={shop.phoneHref} className="detail-link">
          {shop.phone}
        </a>{' '}
        ({shop.businessHours}).
      </p>
      <p className="mt-1 flex flex-wrap gap-3">
        <ButtonLink to={paths.contactAbout(orderNumber)} variant="outline" size="small">
          Contact us about this order
        </ButtonLink>
        <ButtonLink to={paths.complaintAbout(orderNumber)} variant="quiet" size="small">
          Make a complaint
        </ButtonLink>
        <ButtonLink to={paths.orders()} variant="quiet" size="small" reloadDocument>
          Another order
        </ButtonLink>
      </p>
    </div>
  );
}
