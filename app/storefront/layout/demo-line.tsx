import { useShop } from '#app/shop/use-shop.ts';

/** A demo shop says so on every page: docs/decisions/031-demo-shop.md. One line, on phones too. */
export function DemoLine({ hasExamples }: { hasExamples: boolean }) {
  const { chargesCards } = useShop();
  return (
    <p className="demo-line no-print">
      <strong>Demo shop.</strong> {hasExamples && 'Products, ratings and praise are examples. '}
      {!chargesCards && (
        <>
          No payment<span className="max-xs:hidden"> is taken</span>.
        </>
      )}
    </p>
  );
}
