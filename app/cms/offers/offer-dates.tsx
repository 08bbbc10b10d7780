import { Moment } from '#app/ui/moment.tsx';

/** From when until when an offer counts, in London's time. */
export function OfferDates({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }) {
  if (startsAt === null && endsAt === null) return 'Always';
  return (
    <>
      {startsAt !== null && (
        <span className="block">
          from <Moment at={startsAt} />
        </span>
      )}
      {endsAt !== null && (
        <span className="block">
          until <Moment at={endsAt} />
        </span>
      )}
    </>
  );
}
