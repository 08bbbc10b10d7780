import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useShop } from '#app/shop/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import type { DeliveryPlace } from '#domain/delivery/delivery-window.ts';
import { knownPlace } from '#domain/delivery/known-place.ts';
import { isPostcodeOf, postcodeMessage } from '#domain/fields/delivery-place.ts';
import { storeDeliveryPlace, useDeliveryPlace } from './delivery-place-store.ts';

/** Asks where a parcel goes, once for the device, and shows `children` about the place it knows. */
export function PlaceQuestion({ children }: { children?: ReactNode }) {
  const { place } = useDeliveryPlace();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-2 text-sm">
      {place && children}
      {place && !isOpen ? (
        <p>
          To <span className="font-semibold">{placeWords(place)}</span>{' '}
          <button
            type="button"
            className="min-h-6 underline underline-offset-4"
            onClick={() => setOpen(true)}
          >
            Change<span className="sr-only"> where it goes</span>
          </button>
        </p>
      ) : (
        <PlaceForm place={place} onDone={() => setOpen(false)} />
      )}
    </div>
  );
}

function PlaceForm({ place, onDone }: { place: DeliveryPlace | null; onDone: () => void }) {
  const { countries } = useShop();
  const id = useId();
  const [error, setError] = useState('');
  const [first = '', ...others] = countries;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const entered = {
      country: String(form.get('country') ?? first),
      postcode: String(form.get('postcode') ?? '').trim(),
    };
    const known = isPostcodeOf(entered) ? knownPlace(entered) : null;
    if (!known) return setError(postcodeMessage(entered));
    storeDeliveryPlace(known);
    onDone();
  }

  return (
    <form method="post" noValidate onSubmit={send} onInput={() => setError('')} className="grid gap-1.5">
      <label htmlFor={`${id}-postcode`} className="font-semibold">
        Price and day for your postcode
      </label>
      <div className="flex flex-wrap gap-2">
        {others.length > 0 && (
          <select
            name="country"
            aria-label="Country"
            className="field-control w-auto min-w-0 flex-[1_1_9rem]"
            defaultValue={place && countries.includes(place.country) ? place.country : first}
          >
            {countries.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </select>
        )}
        <input
          id={`${id}-postcode`}
          name="postcode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={20}
          defaultValue={place?.postcode}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="field-control w-auto min-w-0 flex-[1_1_7rem]"
        />
        <Button type="submit" variant="outline" size="small">
          Show
        </Button>
      </div>
      <p id={`${id}-error`} role="alert" className="field-error">
        {error}
      </p>
    </form>
  );
}

/** 'SW1A 1AA', 'JE2 3AB, Jersey', 'France' */
function placeWords({ country, postcode }: DeliveryPlace): string {
  return [postcode, country === 'United Kingdom' && postcode ? '' : country].filter(Boolean).join(', ');
}
