import { useEffect, useState } from 'react';
import { LineIcon } from '#app/storefront/line-icons/line-icon.tsx';
import { DELIVERY_TIME } from '#domain/cart/shipping.ts';

/** When it arrives. The page is cached for every visitor and day: the date is added in the browser, in the same line. */
export function DeliveredBy() {
  const [day, setDay] = useState('');
  useEffect(() => {
    // The words without a date are right too.
    import('./delivery-day.ts').then(({ deliveryDay }) => setDay(deliveryDay(Date.now())), ignore);
  }, []);
  return (
    <p className="mt-2 flex items-center gap-2 text-[0.9375rem]">
      <LineIcon name="truck" />
      <span>
        {day ? (
          <>
            Order today, delivered by <b className="font-semibold">{day}</b>
          </>
        ) : (
          `Delivered in ${DELIVERY_TIME}`
        )}
      </span>
    </p>
  );
}

const ignore = () => {};
