import type { FoundOrder } from './lookup-result.ts';

/** The parcels of an order that leaves in several, and what still comes. */
export function OrderParcels({ parcels, toCome }: Pick<FoundOrder, 'parcels' | 'toCome'>) {
  if (parcels.length === 0) return null;
  return (
    <section aria-labelledby="order-parcels">
      <h2 id="order-parcels" className="heading-3 mb-3">
        Your parcels
      </h2>
      <ul>
        {parcels.map(({ place, sent, text, link, pieces }) => (
          <li key={place} className="grid gap-1 border-b border-line py-4 [overflow-wrap:anywhere]">
            <p className="font-semibold">Sent on {sent}</p>
            <Pieces pieces={pieces} />
            {text && <p className="text-sm text-ink-soft">{text}</p>}
            {link && (
              <a
                href={link}
                target="_blank"
                rel="noreferrer"
                className="detail-link inline-flex min-h-6 items-center justify-self-start"
              >
                Track this parcel{text && <span className="sr-only">: {text}</span>}
              </a>
            )}
          </li>
        ))}
        {toCome.length > 0 && (
          <li className="grid gap-1 border-b border-line py-4 [overflow-wrap:anywhere]">
            <p className="font-semibold">Still to come</p>
            <Pieces pieces={toCome} />
          </li>
        )}
      </ul>
    </section>
  );
}

function Pieces({ pieces }: { pieces: readonly string[] }) {
  return (
    <ul>
      {pieces.map((piece) => (
        <li key={piece}>{piece}</li>
      ))}
    </ul>
  );
}
