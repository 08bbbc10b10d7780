import { useEffect, useState } from 'react';
import { LineIcon } from '#app/storefront/line-icons/line-icon.tsx';
import { DELIVERY_TIME } from '#domain/cart/shipping.ts';

/** When it arrives. The page is cached for every visitor and day: the days are added in the browser, in the same line. */
export function DeliveredBy() {
  const [days, setDays] = useState('');
  useEffect(() => {
    // The words without a date are right too.
    import('#domain/delivery/days-from-now.ts').then(
      ({ daysFromNow }) => setDays(daysFromNow(Date.now())),
      ignore,
    );
  }, []);
  return (
    <p className="mt-2 flex items-center gap-2 text-[0.9375rem]">
      <LineIcon name="truck" />
      <span>
        {days ? (
          <>
            Order today, expected <b className="font-semibold">{days}</b>
          </>
        ) : (
          `Delivered in ${DELIVERY_TIME}`
        )}
      </span>
    </p>
  );
}

const ignore = () => {};
