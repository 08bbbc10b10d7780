const CLOCK = { timeZone: 'Europe/London' };
const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', ...CLOCK });
const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', ...CLOCK });

/** A time in the shop's time zone; breaks before the hour only. */
export function Moment({ at }: { at: string }) {
  const [day = '', hour = ''] = TIME.format(new Date(at)).split(', ');
  return (
    <time dateTime={at} className="lg:whitespace-nowrap">
      <span className="whitespace-nowrap">{day},</span> {hour}
    </time>
  );
}

/** A day in the shop's time zone. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{DAY.format(new Date(at))}</time>;
}
