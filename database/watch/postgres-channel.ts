import pg from 'pg';
import type { DatabaseLog } from '#database/database-log.ts';
import { outageLog } from './outage-log.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Listens on a channel by a connection of its own, and listens again after growing pauses when that is lost. Resolves
 * after the first attempt. A server without LISTEN (some PostgreSQL-compatible clusters) is asked once.
 */
export async function listenOnChannel(
  pool: pg.Pool,
  channel: string,
  onPayload: (payload: string) => void,
  log: DatabaseLog,
): Promise<{ close(): void }> {
  const outage = outageLog(log, `LISTEN ${channel}`);
  let client: pg.PoolClient | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let isClosed = false;

  const listen = async () => {
    const connected = await pool.connect().catch(retry);
    if (!connected) return;
    if (isClosed) return connected.release();
    client = connected;
    const leave = (error: unknown) => {
      if (client !== connected) return;
      client = null;
      connected.release(true);
      if (isUnsupported(error)) log.info({ err: error }, `LISTEN ${channel} is not supported: polling alone`);
      else retry(error);
    };
    connected.on('error', leave);
    connected.on('end', () => leave(new Error('The connection ended')));
    connected.on('notification', ({ payload = '' }) => onPayload(payload));
    await connected.query(`listen ${pg.escapeIdentifier(channel)}`).then(resume, leave);
  };
  const resume = () => {
    pauseMs = FIRST_PAUSE_MS;
    outage.succeeded();
  };
  const retry = (error: unknown) => {
    if (isClosed) return;
    outage.failed(error);
    timer = setTimeout(listen, pauseMs).unref();
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  };
  await listen();
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      client?.release(true);
      client = null;
    },
  };
}

/** PostgreSQL's classes 0A (feature not supported) and 42 (syntax error or access rule violation). */
function isUnsupported(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(?:0A|42)/.test(error.code ?? '');
}
