/** Names deliveries that are not offered for what is in the cart, and why. */
export function WithheldNote({
  withheld,
}: {
  withheld: readonly { id: string; name: string; reason: string }[];
}) {
  if (withheld.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm text-ink-soft">
      {withheld.map(({ id, name, reason }) => (
        <li key={id} className="[overflow-wrap:anywhere]">
          <span className="font-semibold">{name}</span> is not offered. {reason}.
        </li>
      ))}
    </ul>
  );
}
