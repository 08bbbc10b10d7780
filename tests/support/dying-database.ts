import type { KyselyPlugin } from 'kysely';
import type { Platform } from '#operations/platform/platform.ts';

/** The process ended. */
export class Died extends Error {}

/** The platform of a process that ends before its nth statement, whatever that is; null: it lives. */
export function dyingPlatform(platform: Platform, diesAt: number | null): Platform {
  if (diesAt === null) return platform;
  let left = diesAt;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (left === 0) throw new Died();
      left -= 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...platform, db: platform.db.withPlugin(plugin) };
}
