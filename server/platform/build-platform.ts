import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { betterAuthAccounts } from '#adapters/accounts/better-auth-accounts.ts';
import type { PasswordHash } from '#adapters/accounts/password-queue.ts';
import { shopConnections } from '#adapters/connections/shop-connections.ts';
import { readDemoPicture } from '#adapters/media/demo-masters.ts';
import { demoRenditions } from '#adapters/media/demo-renditions.ts';
import { diskStore } from '#adapters/media/disk-store.ts';
import { publicFetch } from '#adapters/media/public-fetch.ts';
import { s3Store } from '#adapters/media/s3-store.ts';
import { sharpImages } from '#adapters/media/sharp-images.ts';
import { shopPayments } from '#adapters/payments/shop-payments.ts';
import type { OpenDatabase } from '#database/open.ts';
import type { CatalogueWatch } from '#database/watch/catalogue-watch.ts';
import { type Backups, NO_BACKUPS } from '#operations/platform/backups.ts';
import { demoState } from '#operations/platform/demo-state.ts';
import {
  type Log,
  type OrderAttempts,
  type Platform,
  type Random,
  UNLIMITED_ATTEMPTS,
} from '#operations/platform/platform.ts';
import { CountedSearchMisses } from '#operations/platform/search-misses.ts';
import type { Config } from './config.ts';
import { keyLines, openShopKeys } from './open-shop-keys.ts';
import { shopLog } from './shop-log.ts';
import { stripeFinder } from './stripe-finder.ts';

export async function buildPlatform(
  { db, asideDb, engine }: Pick<OpenDatabase, 'db' | 'asideDb' | 'engine'>,
  config: Pick<Config, 'demoShop' | 'publicUrl' | 'dataDir' | 'mediaBucket'> &
    Partial<Pick<Config, 'smtpUrl' | 'stripe' | 'stripeApiBase' | 'shopKeys' | 'beginsNewKeys'>>,
  {
    log = shopLog(),
    announceStock = () => {},
    noteOrder = () => {},
    orderAttempts = UNLIMITED_ATTEMPTS,
    backups = NO_BACKUPS,
    passwordHash,
  }: {
    log?: Log;
    announceStock?: CatalogueWatch['announceStock'];
    noteOrder?: Platform['noteOrder'];
    orderAttempts?: OrderAttempts;
    backups?: Backups;
    passwordHash?: PasswordHash;
  } = {},
): Promise<Platform> {
  const random: Random = {
    id: randomUUID,
    fraction: () => randomBytes(4).readUInt32BE() / 2 ** 32,
  };
  const demo = demoState(db, config.demoShop);
  const clock = { now: () => Date.now() };
  const opened = await openShopKeys({ db, engine }, { shopKeys: [], beginsNewKeys: false, ...config });
  const { keys } = opened;
  // The start of the shop says so itself; a command may be the first to find it.
  if (opened.state === 'lost') log.warn({}, keyLines(opened, config.dataDir).join(' '));
  const connections = shopConnections(
    { db, log },
    {
      secret: keys.session,
      environment: {
        stripe: config.stripe != null,
        mail: config.smtpUrl != null,
        apiBase: config.stripeApiBase ?? null,
      },
    },
  );
  return {
    db,
    asideDb,
    clock,
    random,
    log,
    keys,
    payments: shopPayments({ db, clock, random, demo }, stripeFinder(connections, config)),
    connections,
    backups,
    staff: betterAuthAccounts(db, {
      secret: keys.session,
      publicUrl: config.publicUrl,
      log,
      passwordHash,
    }),
    demo,
    media: config.mediaBucket ? s3Store(config.mediaBucket) : diskStore(join(config.dataDir, 'media')),
    images: sharpImages,
    printPaper,
    printLabels,
    printSlips,
    readDemoPicture,
    readDemoRendition: demoRenditions.read,
    orderAttempts,
    searchMisses: new CountedSearchMisses({ db, clock, log }),
    fetchPublic: publicFetch(),
    publicUrl: config.publicUrl,
    sendsMail: async () => config.smtpUrl != null || (await connections.mail()).from === 'cms',
    async mailServer() {
      if (config.smtpUrl != null) return new URL(config.smtpUrl).hostname;
      const mail = await connections.mail();
      return mail.from === 'cms' ? mail.shown.host : '';
    },
    announceStock,
    noteOrder,
  };
}

const printPaper: Platform['printPaper'] = async (facts) => {
  const { pdfPaper } = await import('#adapters/paper/pdf-paper.ts');
  return pdfPaper(facts);
};

const printLabels: Platform['printLabels'] = async (labels, shopName) => {
  const { pdfLabels } = await import('#adapters/paper/pdf-labels.ts');
  return pdfLabels(labels, shopName);
};

const printSlips: Platform['printSlips'] = async (slips, seller) => {
  const { pdfSlips } = await import('#adapters/paper/pdf-slips.ts');
  return pdfSlips(slips, seller);
};
