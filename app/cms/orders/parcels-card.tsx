import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Day } from '#app/ui/moment.tsx';
import type { Order } from '#domain/order/order.ts';
import { trackingText } from '#domain/order/tracking.ts';
import { linesOfParcel, type Parcel, type SentProgress, sentText } from '#domain/parcels/parcel.ts';
import { pieceText, weightText } from '#domain/parcels/parcel-words.ts';
import { Card } from './card.tsx';

/** The parcels of an order, undone ones among them, and the way to send a part of what is left. */
export function ParcelsCard({
  order: { orderNumber, lines },
  parcels,
  progress,
  maySend,
}: {
  order: Pick<Order, 'orderNumber' | 'lines'>;
  parcels: readonly Parcel[];
  progress: SentProgress;
  /** Its state and its money allow it, and pieces are left. */
  maySend: boolean;
}) {
  if (parcels.length === 0 && !maySend) return null;
  return (
    <Card title="Parcels">
      <p className="text-sm text-ink-soft">{sentText(progress)}</p>
      <ul className="divide-y divide-line text-sm">
        {parcels.map((parcel) => (
          <li key={parcel.id} className="grid gap-1 py-3">
            <p className="font-medium">
              Parcel {parcel.place}
              {parcel.undoneAt === null ? (
                <span className="font-normal text-ink-soft">
                  {' · '}sent <Day at={parcel.sentAt} />
                </span>
              ) : (
                <span className="font-normal text-rose-deep">
                  {' · '}undone{parcel.undoneBy && ` by ${parcel.undoneBy}`} <Day at={parcel.undoneAt} />
                </span>
              )}
            </p>
            <ul className="[overflow-wrap:anywhere]">
              {linesOfParcel(parcel, lines).map((line) => (
                <li key={line.lineId}>{pieceText(line)}</li>
              ))}
            </ul>
            <ParcelFacts parcel={parcel} />
            {parcel.undoneAt === null && (
              <p className="flex flex-wrap gap-x-4">
                <Link
                  to={cmsPaths.parcel(orderNumber, parcel.id)}
                  className="inline-flex min-h-6 items-center underline underline-offset-4"
                >
                  Correct or undo parcel {parcel.place}
                </Link>
                <Link
                  to={cmsPaths.parcelSlip(orderNumber, parcel.id)}
                  className="inline-flex min-h-6 items-center underline underline-offset-4"
                >
                  Slip of parcel {parcel.place}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
      {maySend && (
        <Link to={cmsPaths.sendParcel(orderNumber)} className="btn btn-outline btn-small mt-3">
          Send a part of it
        </Link>
      )}
    </Card>
  );
}

function ParcelFacts({ parcel: { tracking, weightGrams } }: { parcel: Parcel }) {
  const facts = [trackingText(tracking), weightGrams === null ? '' : weightText(weightGrams)].filter(Boolean);
  if (facts.length === 0 && !tracking.link) return null;
  return (
    <p className="text-ink-soft [overflow-wrap:anywhere]">
      {facts.join(' · ')}{' '}
      {tracking.link && (
        <a href={tracking.link} className="underline" target="_blank" rel="noreferrer">
          Follow it
        </a>
      )}
    </p>
  );
}
