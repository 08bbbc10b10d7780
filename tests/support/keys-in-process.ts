import { type DatabaseAddress, openDatabase } from '#database/open.ts';
import { openShopKeys } from '#server/platform/open-shop-keys.ts';

/** A process of its own, for tests that kill it while it takes over or makes the keys of a shop. */
const settings: { address: DatabaseAddress; dataDir: string } = JSON.parse(process.argv[2] ?? '');
const database = openDatabase(settings.address);
process.stdout.write('begun\n');
await openShopKeys(database, { dataDir: settings.dataDir, shopKeys: [], beginsNewKeys: false });
await database.close();
