import { smtpTrial } from '#adapters/mail/smtp-trial.ts';
import type { StripeSettings } from '#adapters/payments/stripe-payments.ts';
import { type ConnectionRow, findConnection } from '#database/queries/connections/connection-rows.ts';
import { readMailServer, shownMailServer } from '#domain/connections/mail-server.ts';
import { readStripeKeys, type StripeKeys, shownKeys } from '#domain/connections/stripe-keys.ts';
import type { Connection, ConnectionName, Connections } from '#operations/platform/connections.ts';
import type { Log, Platform } from '#operations/platform/platform.ts';
import { openSealed, sealingKey, sealText } from '#operations/platform/sealed-text.ts';

/** What the environment says; `apiBase` is another address of Stripe's API, for tests. */
export type ConnectionsInEnvironment = { stripe: boolean; mail: boolean; apiBase: string | null };

export function shopConnections(
  { db, log }: { db: Platform['db']; log: Log },
  { secret, environment }: { secret: string; environment: ConnectionsInEnvironment },
): Connections {
  const key = sealingKey(secret);
  const { apiBase } = environment;
  const told = new Set<string>();
  const read = async <Settings extends object, Shown>(
    name: ConnectionName,
    parse: (value: unknown) => Settings | null,
    show: (settings: Settings) => Shown,
  ): Promise<Connection<Settings, Shown>> => {
    if (environment[name]) return { from: 'environment' };
    const row = await findConnection(db, name);
    if (!row) return { from: 'nowhere' };
    const { changedAt } = row;
    const settings = opened(key, name, row, parse);
    if (settings) return { from: 'cms', settings, shown: show(settings), changedAt };
    if (!told.has(row.sealed))
      log.warn({ connection: name }, 'sealed settings cannot be opened by the key of this shop');
    told.add(row.sealed);
    return { from: 'unreadable', shown: JSON.parse(row.shown), changedAt };
  };
  return {
    stripe: () => read('stripe', readStripeKeys, shownKeys),
    mail: () => read('mail', readMailServer, shownMailServer),
    seal: (name, settings) => sealText(key, purposeOf(name), JSON.stringify(settings)),
    tryStripe: async (keys) => (await stripeTrial()).tryStripeKeys(settingsOf(keys, apiBase)),
    addStripeEndpoint: async (keys, url) =>
      (await stripeTrial()).addStripeEndpoint(settingsOf(keys, apiBase), url),
    tryMail: smtpTrial,
  };
}

/** Loaded when it is used: Stripe's library takes its time, and many shops never use it. */
function stripeTrial() {
  return import('#adapters/payments/stripe-trial.ts');
}

export function settingsOf(keys: StripeKeys, apiBase: string | null): StripeSettings {
  return { ...keys, apiBase };
}

function opened<Settings>(
  key: Uint8Array,
  name: ConnectionName,
  { sealed }: ConnectionRow,
  parse: (value: unknown) => Settings | null,
): Settings | null {
  const text = openSealed(key, purposeOf(name), sealed);
  return text === null ? null : parse(JSON.parse(text));
}

function purposeOf(name: ConnectionName): string {
  return `connection ${name}`;
}
