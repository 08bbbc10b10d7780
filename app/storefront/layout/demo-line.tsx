/** A demo shop says so on every page (decision 11), on one line of a phone too. */
export function DemoLine({ hasExamples }: { hasExamples: boolean }) {
  return (
    <p className="demo-line no-print">
      <strong>Demo shop.</strong>{' '}
      {hasExamples ? (
        <>
          <span className="max-xs:hidden">
            Products, ratings and praise are examples, and no payment is taken.
          </span>
          <span className="xs:hidden">Products, ratings, praise are examples; no payment.</span>
        </>
      ) : (
        'No payment is taken.'
      )}
    </p>
  );
}
