const CLOCK = { timeZone: 'Europe/London' };
const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', ...CLOCK });
const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', ...CLOCK });

/** A time as the shop's own clock shows it. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="lg:whitespace-nowrap">
      {TIME.format(new Date(at))}
    </time>
  );
}

/** A day by the shop's own clock, where the hour means nothing. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{DAY.format(new Date(at))}</time>;
}
