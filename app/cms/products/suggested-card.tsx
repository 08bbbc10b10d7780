/** What was read from the name and nobody confirmed. Saving the product confirms it. */
export function SuggestedCard({ suggested }: { suggested: readonly string[] }) {
  if (suggested.length === 0) return null;
  return (
    <section
      aria-labelledby="suggested-traits"
      className="rounded-card border border-line bg-surface p-5 text-sm"
    >
      <h2 id="suggested-traits" className="font-semibold">
        Suggested from the name
      </h2>
      <p className="mt-2">{suggested.join(', ')}</p>
      <p className="mt-2 text-ink-soft">Saving confirms what is right; change or clear the rest first.</p>
    </section>
  );
}
