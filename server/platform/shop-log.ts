import pino, { type DestinationStream } from 'pino';
import { unavailableReason } from '#database/outage/unavailable.ts';
import type { Log } from '#operations/platform/platform.ts';

const ONE_MINUTE_MS = 60_000;

/** Lines a minute of one kind about refused people; the next line names how many were left out. */
const MOST_REFUSALS = 60;

/**
 * The log of a process, one JSON line an entry. An error of the database is logged without the rows that PostgreSQL quotes in
 * it. While the database is away each message is logged once a minute for each reason, with the number left out since.
 */
export function shopLog(destination?: DestinationStream, now: () => number = Date.now): Log {
  const options = { serializers: { err: withoutRows } };
  const log = destination ? pino(options, destination) : pino(options);
  const said = new Map<string, { at: number; leftOut: number }>();
  const counted = new Map<string, { since: number; lines: number; leftOut: number }>();
  const withBound = (fields: object, message: string) => {
    const { lines, leftOut, since } = counted.get(message) ?? { lines: 0, leftOut: 0, since: now() };
    const isOver = now() - since >= ONE_MINUTE_MS;
    if (!isOver && lines >= MOST_REFUSALS) {
      counted.set(message, { since, lines, leftOut: leftOut + 1 });
      return;
    }
    counted.set(
      message,
      isOver ? { since: now(), lines: 1, leftOut: 0 } : { since, lines: lines + 1, leftOut },
    );
    log.warn(isOver && leftOut > 0 ? { ...fields, leftOut } : fields, message);
  };
  const withoutFlood = (level: keyof Log) => (fields: object, message: string) => {
    if ('security' in fields) return withBound(fields, message);
    const reason = 'err' in fields ? unavailableReason(fields.err) : null;
    if (!reason) return log[level](fields, message);
    const key = `${reason} ${message}`;
    const last = said.get(key);
    if (last && now() - last.at < ONE_MINUTE_MS) {
      last.leftOut += 1;
      return;
    }
    said.set(key, { at: now(), leftOut: 0 });
    log[level](last?.leftOut ? { ...fields, leftOut: last.leftOut } : fields, message);
  };
  return { info: withoutFlood('info'), warn: withoutFlood('warn'), error: withoutFlood('error') };
}

/** PostgreSQL's fields that quote rows, parameters or statements (its manual, chapter 55.8). */
const QUOTING = ['detail', 'where', 'internalQuery', 'query', 'parameters'];

/** Class 22 (data exceptions) quotes the value in the message itself. */
const QUOTES_VALUES = /^22/;

function withoutRows(error: Error): object {
  const serialized = pino.stdSerializers.err(error);
  const quotesValues = 'code' in error && QUOTES_VALUES.test(String(error.code));
  const entries = Object.entries({ ...serialized, type: serialized.type, message: serialized.message });
  return Object.fromEntries(
    entries
      .filter(([name]) => !QUOTING.includes(name))
      .map(([name, value]) => [
        name,
        quotesValues && typeof value === 'string' ? value.replace(/"[^"]*"/g, '"…"') : value,
      ]),
  );
}
