/**
 * Reads the time of a foreign file as UTC, ISO: '2025-03-02 10:12:00 UTC', '2025-03-02T10:12:00-04:00', '2025-03-02', '25/03/2025'.
 * Null for no time, and for a day and month that could be either.
 */
export function foreignMoment(text: string): string | null {
  const iso = ISO.exec(text);
  if (iso) {
    const { day = '', time = '00:00', seconds = ':00', zone = 'Z' } = iso.groups ?? {};
    return moment(day, `${time}${seconds}`, /^(?:z|utc)$/i.test(zone) ? 'Z' : withColon(zone));
  }
  const [, first = '', second = '', year = ''] = SLASHED.exec(text) ?? [];
  if (year === '' || (Number(first) <= 12 && Number(second) <= 12 && first !== second)) return null;
  const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
  return moment(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, '00:00:00', 'Z');
}

const ISO =
  /^(?<day>\d{4}-\d\d-\d\d)(?:[T ]+(?<time>\d\d:\d\d)(?<seconds>:\d\d)?(?:\.\d+)?\s*(?<zone>Z|UTC|[+-]\d\d:?\d\d)?)?$/i;

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s.*)?$/;

function withColon(zone: string): string {
  return zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
}

/** Null for a day that no month has. */
function moment(day: string, time: string, zone: string): string | null {
  const at = new Date(`${day}T${time}${zone}`);
  const isReal = !Number.isNaN(at.getTime()) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  return isReal ? at.toISOString() : null;
}
