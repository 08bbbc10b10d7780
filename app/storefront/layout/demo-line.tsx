/** A demo shop says so on every page (decision 11). */
export function DemoLine({ hasExamples }: { hasExamples: boolean }) {
  return (
    <p className="no-print border-b border-line bg-blush-soft px-4 py-1.5 text-center text-xs leading-5 text-ink-soft">
      <strong className="font-semibold text-ink">Demo shop.</strong>{' '}
      {hasExamples
        ? 'Products, ratings and praise are examples, and no payment is taken.'
        : 'No payment is taken.'}
    </p>
  );
}
