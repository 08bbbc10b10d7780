import { useRef } from 'react';
import { MoveButtons } from '#app/cms/reorder/move-buttons.tsx';
import { ReorderStatus } from '#app/cms/reorder/reorder-status.tsx';
import { useReorder } from '#app/cms/reorder/use-reorder.ts';
import type { PartChoice } from '#database/queries/catalogue-editing/part-choices.ts';
import { MOST_PARTS, parseParts, partsText } from '#domain/catalogue/product-part-form.ts';
import { formatPounds } from '#domain/money/money.ts';
import { partText } from '#domain/sets/contents-text.ts';
import { boughtSeparatelyPence } from '#domain/sets/set-price.ts';
import { setStock } from '#domain/sets/set-stock.ts';
import { PartSearch } from './part-search.tsx';

type ChosenPart = PartChoice & { quantity: number };

/** The parts of a set in their order, sent as one field of lines; without script the lines are entered as text. */
export function PartPicker({
  value,
  known,
  ownSlug,
  error,
}: {
  /** Lines of `partsText`, or what was submitted in their place. */
  value: string;
  /** Parts whose names, prices and stock are known already. */
  known: PartChoice[];
  /** The slug of the product itself, which is no part of it; '' for a new one. */
  ownSlug: string;
  error: string | undefined;
}) {
  const { items, setItems, ...reorder } = useReorder({
    initial: () => chosenFrom(value, known),
    keyOf: ({ slug, variant, quantity }) => `${slug}:${variant}:${quantity}`,
    movedText: (_, place, count) => `Moved to place ${place} of ${count}`,
  });
  const search = useRef<HTMLInputElement>(null);

  function add(choice: PartChoice) {
    setItems([...items, { ...choice, quantity: 1 }]);
    reorder.announce(`${nameOf(choice)} added`);
    search.current?.focus();
  }

  function count(place: number, entered: string) {
    const quantity = Math.min(99, Math.max(1, Math.floor(Number(entered)) || 1));
    setItems(items.map((item, index) => (index === place ? { ...item, quantity } : item)));
  }

  return (
    <div className="grid gap-3">
      <input type="hidden" name="parts" value={partsText(items)} />
      <ReorderStatus announcement={reorder.announcement} />
      <ol ref={reorder.list} className="grid gap-1.5 empty:hidden">
        {items.map((part, place) => (
          <li
            key={`${part.slug}:${part.variant}`}
            {...reorder.row(place)}
            {...reorder.grip(place)}
            className="flex min-h-11 cursor-grab flex-wrap items-center gap-2 rounded-xl border border-line px-3 py-1 text-sm"
          >
            <span className="mr-auto min-w-0 [overflow-wrap:anywhere]">
              <span className="font-medium">{nameOf(part)}</span>
              <span className="text-ink-soft">
                {` · ${part.brand} · ${formatPounds(part.pricePence)} · ${part.stock} in stock`}
              </span>
              {!part.isShown && (
                <span className="text-rose-deep"> · not published: the set cannot be bought</span>
              )}
            </span>
            <input
              type="number"
              min={1}
              max={99}
              value={part.quantity}
              aria-label={`Number of ${nameOf(part)} in one set`}
              onInput={(event) => event.stopPropagation()}
              onChange={({ currentTarget }) => count(place, currentTarget.value)}
              className="field-control needs-script w-20 flex-none"
            />
            <MoveButtons
              name={nameOf(part)}
              place={place}
              count={items.length}
              onMove={reorder.move}
              onRemove={() => {
                reorder.remove(place, 'Part removed');
                search.current?.focus();
              }}
            />
          </li>
        ))}
      </ol>
      {items.length > 0 && <SetFacts parts={items} />}
      {items.length < MOST_PARTS && (
        <PartSearch field={search} chosen={items} ownSlug={ownSlug} onChosen={add} />
      )}
      {error && <p className="field-error">{error}</p>}
      <noscript>
        <textarea
          name="parts"
          rows={4}
          defaultValue={value}
          aria-label="Parts, one a line"
          placeholder="rose-radiance-serum × 2"
          className="field-control"
        />
      </noscript>
    </div>
  );
}

function SetFacts({ parts }: { parts: readonly ChosenPart[] }) {
  const priced = parts.map(({ pricePence, quantity }) => ({ unitPricePence: pricePence, quantity }));
  const stock = parts.every(({ isShown }) => isShown) ? setStock(parts) : 0;
  return (
    <>
      {/* Sent with the form for its stock field and its preview, which follow the parts. */}
      <input type="hidden" name="partsStock" value={stock} />
      <p className="text-sm">
        Bought separately {formatPounds(boughtSeparatelyPence(priced))}. The stock of the parts makes{' '}
        {stock.toLocaleString('en-GB')} {stock === 1 ? 'set' : 'sets'}.
      </p>
    </>
  );
}

function nameOf({ name, variant }: Pick<PartChoice, 'name' | 'variant'>): string {
  return partText({ name, variant, quantity: 1 });
}

/** A part that was submitted and not saved may be one whose name is not known yet. */
function chosenFrom(value: string, known: PartChoice[]): ChosenPart[] {
  const parsed = parseParts(value);
  if (!parsed.ok) return [];
  return parsed.parts.map((part) => {
    const choice = known.find(({ slug, variant }) => slug === part.slug && variant === part.variant);
    return { name: part.slug, brand: '', pricePence: 0, stock: 0, isShown: true, ...choice, ...part };
  });
}
