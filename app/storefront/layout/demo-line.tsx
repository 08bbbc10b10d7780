/** A demo shop says so on every page: docs/decisions/031-demo-shop.md. One line, on phones too. */
export function DemoLine({ hasExamples }: { hasExamples: boolean }) {
  return (
    <p className="demo-line no-print">
      <strong>Demo shop.</strong> {hasExamples && 'Products, ratings and praise are examples. '}No payment
      <span className="max-xs:hidden"> is taken</span>.
    </p>
  );
}
