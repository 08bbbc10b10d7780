import { migrate } from '#database/migrate.ts';
import { openDatabase, patiently } from '#database/open.ts';
import { stockNewShop } from '#operations/shop/stock-new-shop.ts';
import { buildPlatform } from '#server/platform/build-platform.ts';
import { readConfig } from '#server/platform/config.ts';
import { multiplyCatalogue } from './multiply-catalogue.ts';

/** Run by `npm run bench:stock -- 100000`: makes a catalogue of that many products in the shop of DATA_DIR or DATABASE_URL. */
const wanted = Number(process.argv[2]);
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 2_000_000) {
  console.error('Say how many products there shall be, from 1 to 2000000: npm run bench:stock -- 100000');
  process.exit(1);
}
const config = readConfig(process.env);
const database = openDatabase(patiently(config.database));
await migrate(database);
await stockNewShop(await buildPlatform(database, config));
const began = performance.now();
console.log(`Multiplying the catalogue to ${wanted.toLocaleString('en-GB')} products …`);
const count = await multiplyCatalogue(database.db, wanted);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(`There are ${count.toLocaleString('en-GB')} products now (${seconds} s).`);
await database.close();
