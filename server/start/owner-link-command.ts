import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { migrate } from '#database/migrate.ts';
import { openDatabase, patiently } from '#database/open.ts';
import { listOwners } from '#database/queries/people/accounts.ts';
import { resetSecondFactor } from '#operations/people/change-people.ts';
import { ownerLinkToken } from '#operations/people/owner-link.ts';
import { makePasswordLink } from '#operations/people/staff-links.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { buildPlatform } from '#server/platform/build-platform.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { prepareDataDir } from '#server/platform/data-dir.ts';
import { startText } from './start-problem.ts';

/** The actor of `npm run owner-link`, which lets owners in who lost password and phone. Access to the machine is the proof. */
const CONSOLE = { id: 'console', name: "The server's console" };

try {
  if (existsSync('.env')) loadEnvFile('.env');
  await printLinks(readConfig(process.env));
} catch (error) {
  console.error(startText(error));
  process.exitCode = 1;
}

async function printLinks(config: Config): Promise<void> {
  prepareDataDir(config);
  const database = openDatabase(patiently(config.database));
  try {
    await migrate(database);
    const platform = await buildPlatform(database, config);
    const address = config.publicUrl || `http://localhost:${config.port}`;
    const first = await ownerLinkToken(platform);
    if (first) console.log(`This shop has no owner yet:\n${address}/cms/welcome?token=${first}`);
    else for (const owner of await listOwners(platform.db)) await printLink(platform, owner, address);
  } finally {
    await database.close();
  }
}

async function printLink(
  platform: Platform,
  { id, name, email }: { id: string; name: string; email: string },
  address: string,
): Promise<void> {
  await resetSecondFactor(platform, CONSOLE, id);
  const made = await makePasswordLink(platform, CONSOLE, id);
  if (made.ok)
    console.log(
      `${name} (${email}) sets a new password here, once, within seven days:\n${address}/cms/join?token=${made.token}`,
    );
}
