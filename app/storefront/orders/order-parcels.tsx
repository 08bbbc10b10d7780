import type { FoundOrder } from './lookup-result.ts';

/** What left in each parcel of an order, how it is followed, and what still comes. */
export function OrderParcels({ parcels, toCome }: Pick<FoundOrder, 'parcels' | 'toCome'>) {
  if (parcels.length === 0) return null;
  return (
    <section aria-labelledby="order-parcels">
      <h2 id="order-parcels" className="heading-3 mb-3">
        Your parcels
      </h2>
      <ul>
        {parcels.map(({ name, when, contents, text, link }) => (
          <li key={name} className="grid gap-1 border-b border-line py-4 [overflow-wrap:anywhere]">
            <p>
              <span className="font-semibold">{name}</span>
              <span className="text-ink-soft"> · sent on {when}</span>
            </p>
            <Pieces texts={contents} />
            {(text || link) && (
              <p className="text-sm text-ink-soft">
                {text}{' '}
                {link && (
                  <a href={link} className="detail-link" target="_blank" rel="noreferrer">
                    Track {name.toLowerCase()}
                  </a>
                )}
              </p>
            )}
          </li>
        ))}
        {toCome.length > 0 && (
          <li className="grid gap-1 border-b border-line py-4 [overflow-wrap:anywhere]">
            <p className="font-semibold">Still to come</p>
            <Pieces texts={toCome} />
          </li>
        )}
      </ul>
    </section>
  );
}

function Pieces({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
