import { type MouseEvent, useEffect, useState } from 'react';
import { useHeldBack } from '#app/browser/use-held-back.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { dismissPageToasts } from '#app/ui/toast-store.ts';
import type { VariantChoice } from '#domain/catalogue/product.ts';
import { stockNote } from '#domain/catalogue/stock.ts';
import { openingVariant } from '#domain/catalogue/variant/opening-variant.ts';
import {
  askForOption,
  optionWord,
  preselectedVariant,
} from '#domain/catalogue/variant/preselected-variant.ts';
import { formatPounds } from '#domain/money/money.ts';
import { askToChoose } from './ask-to-choose.ts';
import { readVariantPictures, type VariantPicture } from './read-variant-pictures.ts';
import type { ShownCard } from './shown-card.ts';
import { VariantPicker } from './variant-picker.tsx';

/** The choice of shade or size; preselected is what the card shows by name, or what the product's page opens on. */
export function QuickAddDialog({
  product,
  open,
  onClose,
  onChoose,
}: {
  product: ShownCard;
  open: boolean;
  onClose: () => void;
  onChoose: (variant: VariantChoice, imageUrl: string | null) => void;
}) {
  const [picked, setPicked] = useState<VariantChoice | null | undefined>(undefined);
  const [isAsked, setAsked] = useState(false);
  const shown = product.variants.find(({ name }) => name === product.shown?.name);
  const chosen = picked === undefined ? (shown ?? preselectedVariant(product.variants) ?? null) : picked;
  const priced = chosen ?? openingVariant(product.variants);
  const group = `quick-add-${product.id}`;
  const pictures = useVariantPictures(product.id);
  useHeldBack(open, onClose);
  useEffect(() => {
    // Said of the product before, it would be read inside the dialog of this one.
    if (open) dismissPageToasts();
  }, [open]);
  if (!priced) return null;
  const { imageUrl, shadeWords } = (chosen && pictures?.get(chosen.name)) ?? {
    imageUrl: chosen && chosen.name === shown?.name ? product.imageUrl : null,
    shadeWords: null,
  };
  const isPictureKnown = chosen === null || pictures !== null || imageUrl !== null;
  const drawing = imageUrl ? null : product.drawing;
  const url = imageUrl ?? product.imageUrl;

  /** Called first, so that focus is back on the card before the cart drawer opens. */
  function choose(event: MouseEvent<HTMLElement>) {
    const dialog = event.currentTarget.closest('dialog');
    if (!chosen) {
      setAsked(true);
      if (dialog) askToChoose(dialog, group);
      return;
    }
    dialog?.close();
    onChoose(chosen, imageUrl);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={product.name}
      shape="sheet"
      className="sm:m-auto sm:max-w-md sm:rounded-card"
      footer={
        <Button className="w-full" onClick={choose}>
          {chosen
            ? `Add ${optionWord(product.variants) === 'size' ? 'to Cart' : chosen.name} · ${formatPounds(chosen.pricePence)}`
            : askForOption(product.variants)}
        </Button>
      }
    >
      <div className="mb-4 grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-4">
        <div className="aspect-[4/5] overflow-hidden rounded-card bg-blush-soft">
          {isPictureKnown && (
            <ProductPicture
              key={url}
              product={{ name: product.name, imageUrl: url, drawing }}
              alt={imageUrl && chosen ? `${product.name} in ${chosen.name}` : ''}
              sizes="6rem"
              priority
            />
          )}
        </div>
        <div aria-live="polite" className="grid gap-1">
          <p className="font-medium">{chosen?.name ?? askForOption(product.variants)}</p>
          {shadeWords && <p className="text-sm text-ink-soft">{shadeWords}</p>}
          <p className="text-lg font-semibold">
            {!chosen && product.hasPriceRange && 'from '}
            {formatPounds(priced.pricePence)}
          </p>
          {chosen && <p className="text-sm text-ink-soft">{stockNote(chosen.stock)}</p>}
        </div>
      </div>
      <VariantPicker
        variants={product.variants}
        chosen={chosen}
        group={group}
        isAsked={isAsked}
        onChoose={setPicked}
      />
    </Dialog>
  );
}

/** Null until they are there; where they cannot be fetched the product's own picture stands. */
function useVariantPictures(id: string): ReadonlyMap<string, VariantPicture> | null {
  const [pictures, setPictures] = useState<ReadonlyMap<string, VariantPicture> | null>(null);
  useEffect(() => {
    readVariantPictures(id).then(setPictures, () => setPictures(new Map()));
  }, [id]);
  return pictures;
}
