import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { Wordmark } from '#app/shop/wordmark.tsx';
import { ChevronDownIcon, Icon } from '#app/ui/icons.tsx';

type Props = {
  back: { to: string; name: string };
  /** False once the order is placed. */
  isPaying?: boolean;
  /** Links load documents, where the page's own policy must end with it. */
  reloadDocument?: boolean;
};

/** Leaves out menu, search and announcements: at the checkout there is one way on, one back, and help. */
export function CheckoutHeader({ back, isPaying = true, reloadDocument }: Props) {
  const { name, phone, phoneHref, supportEmail } = useShop();
  return (
    <header className="checkout-header">
      <div className="wrap checkout-header-row">
        <Link to={back.to} reloadDocument={reloadDocument} className="checkout-back">
          <ChevronDownIcon className="size-4 rotate-90" /> {back.name}
        </Link>
        <Link
          to={paths.home()}
          reloadDocument={reloadDocument}
          aria-label={`${name}, home`}
          className="min-w-0 py-2"
        >
          <Wordmark className="h-6 w-auto max-w-full" />
        </Link>
        {isPaying && (
          <p className="flex items-center justify-end gap-2 text-sm leading-tight font-medium">
            <Icon className="size-4 shrink-0">
              <path d="M6 11V8a6 6 0 0 1 12 0v3M5 11h14v10H5z" />
            </Icon>
            <span className="max-sm:sr-only">Secure checkout</span>
            <span aria-hidden="true" className="sm:hidden">
              Secure
            </span>
          </p>
        )}
      </div>
      <p className="checkout-help">
        Need help?{' '}
        {phone && (
          <>
            Call{' '}
            <a href={phoneHref} className="detail-link">
              {phone}
            </a>{' '}
            or{' '}
          </>
        )}
        <a href={`mailto:${supportEmail}`} className="detail-link">
          write to us
        </a>
      </p>
    </header>
  );
}
