import { useEffect, useState } from 'react';
import { useShop } from '#app/shop/use-shop.ts';
import { useDeliveryPlace } from '#app/storefront/delivery-choice/delivery-place-store.ts';
import { LineIcon } from '#app/storefront/line-icons/line-icon.tsx';
import { workingDays } from '#domain/delivery/delivery-summary.ts';

/** When it arrives. The page is cached for every visitor and day: the days are added in the browser, in the same line. */
export function DeliveredBy() {
  const { delivery, served } = useShop();
  const { place } = useDeliveryPlace();
  const [days, setDays] = useState<string | null>(null);
  useEffect(() => {
    // The words without a date are right too.
    import('#domain/delivery/days-from-now.ts').then(
      ({ daysFromNow }) => setDays(daysFromNow(Date.now(), served, place)),
      ignore,
    );
  }, [served, place]);
  // Said below, with the reason.
  if (days === '') return null;
  return (
    <p className="mt-2 flex items-center gap-2 text-[0.9375rem]">
      <LineIcon name="truck" />
      <span>
        {days ? (
          <>
            Order today, expected <b className="font-semibold">{days}</b>
          </>
        ) : (
          `Delivered in ${workingDays(delivery.days)}`
        )}
      </span>
    </p>
  );
}

const ignore = () => {};
