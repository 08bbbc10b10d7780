import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open.ts';
import { resetSecondFactor } from '#operations/manage-people.ts';
import { ownerLinkToken } from '#operations/owner-link.ts';
import { makePasswordLink } from '#operations/staff-links.ts';
import { readConfig } from './config.ts';
import { buildPlatform } from './platform.ts';

/** `npm run owner-link`: lets the owner in again who lost password and telephone. Whoever may run this owns the machine. */
const CONSOLE = { id: 'console', name: "The server's console" };

if (existsSync('.env')) loadEnvFile('.env');
const config = readConfig(process.env);
const database = openDatabase(config.database);
await migrate(database);
const platform = await buildPlatform(database, config);
const address = config.publicUrl || `http://localhost:${config.port}`;
const first = await ownerLinkToken(platform);
if (first) console.log(`This shop has no owner yet:\n${address}/cms/welcome?token=${first}`);
else for (const owner of await owners()) await print(owner);
await database.close();

function owners() {
  return database.db.selectFrom('user').select(['id', 'name', 'email']).where('role', '=', 'owner').execute();
}

async function print({ id, name, email }: { id: string; name: string; email: string }) {
  await resetSecondFactor(platform, CONSOLE, id);
  const made = await makePasswordLink(platform, CONSOLE, id);
  if (made.ok)
    console.log(
      `${name} (${email}) sets a new password here, once, within seven days:\n${address}/cms/join?token=${made.token}`,
    );
}
