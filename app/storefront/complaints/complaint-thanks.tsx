import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Received } from '#app/ui/received.tsx';
import { longDay } from '#domain/text/london-day.ts';

/** Says by which day the shop replies in full. */
export function ComplaintThanks({ replyBy }: { replyBy: string }) {
  const shop = useShop();
  return (
    <Received
      title="We have your complaint"
      text={
        <>
          We answer it in full by <time dateTime={replyBy}>{longDay(replyBy)}</time>, at the address you gave
          us. To add something, write to{' '}
          <a href={`mailto:${shop.supportEmail}`} className="detail-link [overflow-wrap:anywhere]">
            {shop.supportEmail}
          </a>
          .
        </>
      }
    >
      <ButtonLink to={paths.orders()}>Find Your Order</ButtonLink>
      <ButtonLink to={paths.home()} variant="outline">
        Home
      </ButtonLink>
    </Received>
  );
}
