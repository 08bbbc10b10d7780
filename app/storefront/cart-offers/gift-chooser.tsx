import type { GiftChoice } from '#app/storefront/cart/cart-check.ts';
import { chooseGift, useOfferChoice } from '#app/storefront/offer-choice/offer-choice-store.ts';
import { showToast } from '#app/ui/toast-store.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { BROWSER_KEEPS_NOTHING } from '#domain/words/messages.ts';

/** The things of which an offer gives some, to be ticked. */
export function GiftChooser({ giftChoices }: { giftChoices: readonly GiftChoice[] }) {
  const { givenVariants } = useOfferChoice();
  return giftChoices.map((choice) => (
    <Choice key={choice.offer} choice={choice} givenVariants={givenVariants} />
  ));
}

function Choice({ choice, givenVariants }: { choice: GiftChoice; givenVariants: readonly string[] }) {
  const { reason, pick, choices } = choice;
  const chosen = choices.filter(({ variantId }) => givenVariants.includes(variantId)).length;
  const offer = { choices: choices.map(({ variantId }) => variantId), pick };
  if (choices.length === 0)
    return <p className="mt-4 text-sm text-ink-soft">{reason}: all of them are gone at the moment.</p>;
  return (
    <fieldset className="mt-6">
      <legend className="font-semibold [overflow-wrap:anywhere]">{reason}</legend>
      <p role="status" className="mt-1 mb-2.5 text-sm text-ink-soft">
        {pick === 1 ? 'Choose one' : `Choose up to ${pick}`}, free with your order.
        {chosen > 0 && ` ${chosen} of ${pick} chosen.`}
      </p>
      <div className="overflow-hidden rounded-xl border border-line-strong bg-surface">
        {choices.map(({ variantId, name, variant, brand }) => {
          const isChosen = givenVariants.includes(variantId);
          return (
            <label
              key={variantId}
              className="flex min-h-14 items-center gap-3.5 border-b border-line px-4 py-3 last:border-b-0 has-checked:bg-blush-soft"
            >
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && pick > 1 && chosen >= pick}
                onChange={() => chooseGift(offer, variantId) || showToast(BROWSER_KEEPS_NOTHING, 'alert')}
                className="size-5 flex-none accent-rose"
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="block text-sm text-ink-soft">{brand}</span>
                {name}
                {variant !== STANDARD_VARIANT && <span className="text-ink-soft"> ({variant})</span>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
