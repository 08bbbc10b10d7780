import { Link } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { QUANTITY_FIELD } from '#domain/entered-orders/entered-lines.ts';
import { formatPounds } from '#domain/money/money.ts';
import { signedPounds } from '#domain/money/signed-pounds.ts';
import type { TriedBasket } from '#operations/promotion-trials/try-offers.ts';

type Shares = TriedBasket['delivery']['shares'];

/** Each line with what offers take off it; 0 pieces take one out. */
export function TriedLines({ basket: { lines, given, choices } }: { basket: TriedBasket }) {
  return (
    <FieldGroup title="Lines">
      {lines.length === 0 && <p className="text-sm text-ink-soft">Nothing is in the basket yet.</p>}
      <ul aria-label="Lines" className="grid gap-4 empty:hidden">
        {lines.map(({ variantId, quantity, name, unitPricePence, grossPence, shares, pence, problem }) => (
          <li key={variantId} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-x-4">
            <div className="[overflow-wrap:anywhere]">
              <p className="font-medium">{name}</p>
              <p className="text-xs text-ink-soft">{formatPounds(unitPricePence)} each</p>
              <Taken shares={shares} />
              {problem && <p className="text-sm font-medium text-rose-deep">{problem}</p>}
            </div>
            <label>
              <span className="sr-only">Pieces of {name}</span>
              <input
                key={quantity}
                name={QUANTITY_FIELD + variantId}
                inputMode="numeric"
                autoComplete="off"
                defaultValue={quantity}
                className="field-control w-16 text-right tabular-nums"
              />
            </label>
            <p className="min-w-16 text-right tabular-nums">
              {grossPence !== pence && <s className="block text-ink-soft">{formatPounds(grossPence)}</s>}
              {formatPounds(pence)}
            </p>
          </li>
        ))}
        {given.map(({ name, words }) => (
          <li key={`given ${name} ${words}`} className="flex justify-between gap-4">
            <span className="[overflow-wrap:anywhere]">
              <span className="font-medium">{name}</span>
              <span className="block text-sm text-ink-soft">{words}</span>
            </span>
            <span className="tabular-nums">{formatPounds(0)}</span>
          </li>
        ))}
      </ul>
      {choices.map(({ words, pick, names }) => (
        <p key={words} className="text-sm">
          {names.length === 0
            ? `“${words}”: sold out, nothing is given.`
            : `“${words}”: the customer chooses ${pick} of ${names.join(', ')}.`}
        </p>
      ))}
    </FieldGroup>
  );
}

/** The sums, and what each offer takes off or why it does not. */
export function TriedSums({ basket }: { basket: TriedBasket }) {
  const { delivery, goodsPence, discountPence, totalPence, offers, unknownCodes } = basket;
  return (
    <>
      <FieldGroup title="To pay">
        <dl
          aria-live="polite"
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-sm tabular-nums"
        >
          <dt>Goods</dt>
          <dd className="text-right">{formatPounds(goodsPence)}</dd>
          <dt>Offers on goods</dt>
          <dd className="text-right">{signedPounds(-discountPence)}</dd>
          <dt>
            Delivery: {delivery.name}
            <Taken shares={delivery.shares} />
          </dt>
          <dd className="text-right">{formatPounds(delivery.pence)}</dd>
          <dt className="border-t border-line pt-1 font-semibold">Total</dt>
          <dd className="border-t border-line pt-1 text-right font-semibold">{formatPounds(totalPence)}</dd>
        </dl>
      </FieldGroup>
      <FieldGroup title="Offers at hand" hint="In the words that the customer reads">
        {offers.length + unknownCodes.length === 0 && (
          <p className="text-sm text-ink-soft">No offer counts at this time, with these codes.</p>
        )}
        <ul aria-label="Offers at hand" className="grid gap-3 text-sm empty:hidden">
          {offers.map(({ id, words, code, pence, whyNot }) => (
            <li key={`${id} ${code}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
              <span className="[overflow-wrap:anywhere]">
                <Link to={cmsPaths.offer(id)} className="font-medium underline underline-offset-4">
                  {words}
                </Link>
                {code && <span className="ml-2 font-mono text-xs">{code}</span>}
                {whyNot && <span className="block text-ink-soft">{whyNot}</span>}
              </span>
              <span className="tabular-nums">{pence === null ? '–' : signedPounds(-pence)}</span>
            </li>
          ))}
          {unknownCodes.map((words) => (
            <li key={words} className="text-rose-deep">
              {words}
            </li>
          ))}
        </ul>
      </FieldGroup>
    </>
  );
}

function Taken({ shares }: { shares: Shares }) {
  return shares.map(({ words, pence }) => (
    <span key={words} className="block text-sm text-ink-soft">
      {words}: {signedPounds(-pence)}
    </span>
  ));
}
