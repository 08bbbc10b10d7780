import { Button } from '#app/ui/button.tsx';
import type { FoundContact } from '#database/queries/entered-orders/found-contacts.ts';

/** Customers to choose from: a press fills in the contact and the last address. */
export function FoundContacts({ contacts, text }: { contacts: readonly FoundContact[]; text: string }) {
  if (contacts.length === 0)
    return (
      <p role="status" className="text-sm">
        Nobody is known by ‘{text}’: enter the customer below.
      </p>
    );
  return (
    <ul aria-label="Customers found" className="grid gap-2">
      {contacts.map(({ ref, firstName, lastName, email, phone, city, postcode }, at) => (
        <li key={ref}>
          <Button
            type="submit"
            name="pick"
            value={ref}
            id={at === 0 ? 'contact' : undefined}
            variant="outline"
            className="w-full justify-start text-left"
          >
            <span className="grid [overflow-wrap:anywhere]">
              <span>
                {firstName} {lastName}
              </span>
              <span className="text-xs font-normal text-ink-soft">
                {[email, phone, `${city} ${postcode}`.trim()].filter(Boolean).join(' · ')}
              </span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
