import { useShop } from '#app/shop/use-shop.ts';

/** Printed only. */
export function Letterhead() {
  const { name, place, supportEmail, phone, legalLine } = useShop();
  return (
    <div className="print-only border-b border-line pb-4">
      <p className="font-display text-2xl">{name}</p>
      <p className="text-sm text-ink-soft">
        {[place, supportEmail, phone, legalLine].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
