/** A demo shop says so on every page (decision 11). */
export function DemoLine() {
  return (
    <p className="border-b border-line bg-blush-soft px-4 py-1.5 text-center text-xs leading-5 text-ink-soft">
      <strong className="font-semibold text-ink">Demo shop.</strong> Products, ratings and praise are
      examples, and no payment is taken.
    </p>
  );
}
